/** Where a game starts to count instead of estimating: not a move of anyone. */
const COUNTED = 'GameScored';

/**
 * The event that gave one seat the most points compared with the others.
 *
 * @return the frame, the seat and its points; null in a game without points on the way
 */
export function bestMoment({ frames, scores }) {
  const frameAt = new Map(frames.map((frame) => [frame.n, frame]));
  let best = null;
  for (let i = 1; i < scores.length; i += 1) {
    const frame = frameAt.get(scores[i].n);
    if (!frame?.event || frame.event.type === COUNTED) continue;
    const gains = scores[i].points.map((points, seat) => points - scores[i - 1].points[seat]);
    const sum = gains.reduce((total, gain) => total + gain, 0);
    gains.forEach((points, seat) => {
      const others = gains.length > 1 ? (sum - points) / (gains.length - 1) : 0;
      if (points > 0 && points - others > (best?.swing ?? 0)) best = { frame, seat, points, swing: points - others };
    });
  }
  return best;
}
