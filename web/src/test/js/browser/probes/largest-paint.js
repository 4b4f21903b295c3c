/** Milliseconds until the largest part of the page was painted. */
export default function largestPaint() {
  return new Promise((found) => {
    new PerformanceObserver((list) => found(list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
