/** How much moved by itself since the page began to load. */
export default function layoutShift() {
  return new Promise((found) => {
    let sum = 0;
    const add = (list) =>
      list
        .getEntries()
        .filter((each) => !each.hadRecentInput)
        .forEach((each) => {
          sum += each.value;
        });
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => found(sum), 300);
  });
}
