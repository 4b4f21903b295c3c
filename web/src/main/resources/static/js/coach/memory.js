const key = (game) => `perennial.coach.${game}`;

/** How far a newcomer has come with the coach of a game, in this browser: table, step, whether it was closed. */
export function recall(game) {
  try {
    return JSON.parse(localStorage.getItem(key(game)));
  } catch {
    return null;
  }
}

export function keep(game, { table, step, closed }) {
  try {
    localStorage.setItem(key(game), JSON.stringify({ table, step, closed }));
  } catch {
    // a browser that keeps nothing shows the coach again
  }
}
