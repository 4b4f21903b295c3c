package dev.perennial.standalone;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * How many files and sockets this process may have open, and has. The broker gives up its log folders, and with them the
 * whole process, when it cannot open one more.
 */
record Descriptors(long most, long open) {
    static Descriptors ofThisProcess() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? new Descriptors(unix.getMaxFileDescriptorCount(), unix.getOpenFileDescriptorCount())
                : new Descriptors(Long.MAX_VALUE, 0);
    }

    long left() {
        return Math.max(0, most - open);
    }
}
