package dev.perennial.embedded;

/** Another process has the folder. */
public final class FolderInUse extends UnusableDataFolder {
    FolderInUse(String message) {
        super(message);
    }
}
