package dev.perennial.standalone.frontdoor;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * How many files and sockets this process may have open, and has. The broker gives up its log folders, and with them
 * the whole process, when it cannot open one more.
 */
public record FileDescriptors(long most, long open) {
    public static FileDescriptors ofThisProcess() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? new FileDescriptors(unix.getMaxFileDescriptorCount(), unix.getOpenFileDescriptorCount())
                : new FileDescriptors(Long.MAX_VALUE, 0);
    }

    long left() {
        return Math.max(0, most - open);
    }
}
