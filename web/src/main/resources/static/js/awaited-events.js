/** How long a stream usually needs is some 40 ms; after this long the page asks instead. */
export const PATIENCE = 300;

/** Lets a page wait for an event that its stream will bring. */
export class AwaitedEvents {
  #seen = -1;
  #waiting = new Set();

  /** The page knows everything up to this event now. */
  note(sequence) {
    this.#seen = Math.max(this.#seen, sequence);
    for (const each of [...this.#waiting]) {
      if (each.sequence <= this.#seen) each.end(true);
    }
  }

  /** Answers whether the event was here in time; without an event there is nothing to wait for. */
  wait(sequence, patience = PATIENCE) {
    if (!(sequence > this.#seen)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting = {
        sequence,
        end: (arrived) => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          resolve(arrived);
        },
      };
      const timer = setTimeout(() => waiting.end(false), patience);
      this.#waiting.add(waiting);
    });
  }
}
