/** Whether it runs, or did before it was paused. Until then its order, its rules and the check-in are open. */
export const hasStarted = ({ status, entries }) => status === 'RUNNING' || entries.some((each) => each.number > 0);

export const isOver = ({ status }) => ['FINISHED', 'CANCELLED'].includes(status);
