/** Administration: roles, suspensions, reports, approvals for rated play. */
@NullMarked
package dev.perennial.command.admin;

import org.jspecify.annotations.NullMarked;
