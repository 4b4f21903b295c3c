const key = (game) => `perennial.tutorial.${game}`;

/** The lessons a learner has done, and the one to go on with. Kept in this browser alone. */
export class Progress {
  constructor(game, lessons) {
    this.game = game;
    this.lessons = lessons;
    const kept = read(game);
    this.done = new Set((kept.done ?? []).filter((each) => lessons.includes(each)));
    this.at = lessons.includes(kept.at) ? kept.at : null;
  }

  /** The lesson to continue with: the last open one, otherwise the first unfinished one. */
  get next() {
    return this.at ?? this.lessons.find((each) => !this.done.has(each)) ?? this.lessons[0];
  }

  get isComplete() {
    return this.lessons.every((each) => this.done.has(each));
  }

  open(lesson) {
    this.at = lesson;
    this.keep();
  }

  finish(lesson) {
    this.done.add(lesson);
    this.keep();
  }

  forget() {
    this.done.clear();
    this.open(this.lessons[0]);
  }

  keep() {
    try {
      localStorage.setItem(key(this.game), JSON.stringify({ done: [...this.done], at: this.at }));
    } catch {
      // a browser that keeps nothing still teaches
    }
  }
}

function read(game) {
  try {
    return JSON.parse(localStorage.getItem(key(game))) ?? {};
  } catch {
    return {};
  }
}
