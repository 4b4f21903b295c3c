const COLOURS = ['--evergreen', '--clay', '--sky', '--plum', '--sun', '--moss'];
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [1, 2]];

const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const PARTS = [
  'BarController',
  'BarElement',
  'CategoryScale',
  'Legend',
  'LinearScale',
  'LineController',
  'LineElement',
  'PointElement',
  'Tooltip',
];

/** The chart library is large: it is fetched only where there is something to draw. */
async function library() {
  const { Chart, ...all } = await import('chart.js');
  Chart.register(...PARTS.map((name) => all[name]));
  Chart.defaults.font.family = token('--sans');
  Chart.defaults.color = token('--muted');
  Chart.defaults.borderColor = token('--line');
  Chart.defaults.animation = false;
  return Chart;
}

const charts = new WeakMap();

async function draw(canvas, configuration) {
  if (!canvas) return;
  const Chart = await library();
  charts.get(canvas)?.destroy();
  if (canvas.isConnected) charts.set(canvas, new Chart(canvas, configuration));
}

/** Lines over a number: each with its colour and its dash. @param series [{label, points: [{x, y, marked, again}]}] */
export const lineChart = (canvas, { series, x, y, stepped = false, onPick, xText = String }) =>
  draw(canvas, {
    type: 'line',
    data: {
      datasets: series.map(({ label, points }, i) => ({
        label,
        data: points,
        stepped,
        borderColor: token(COLOURS[i % 6]),
        backgroundColor: token(COLOURS[i % 6]),
        borderDash: DASHES[i % 6],
        borderWidth: 2,
        pointRadius: ({ raw }) => (raw?.marked ? 6 : raw?.again ? 4 : points.length > 60 ? 0 : 2),
        pointStyle: ({ raw }) => (raw?.marked ? 'triangle' : raw?.again ? 'rect' : 'circle'),
      })),
    },
    options: {
      maintainAspectRatio: false,
      interaction: { mode: 'nearest', axis: 'x', intersect: false },
      onClick: (event, hits) => {
        if (onPick && hits.length) onPick(hits[0].element.$context.raw.x);
      },
      plugins: {
        legend: { display: series.length > 1, labels: { usePointStyle: false, boxHeight: 1 } },
        tooltip: { callbacks: { title: ([first]) => xText(first.parsed.x) } },
      },
      scales: {
        x: { type: 'linear', title: { display: true, text: x }, ticks: { callback: xText, maxTicksLimit: 8 } },
        y: { title: { display: true, text: y } },
      },
    },
  });

/** @param bars [{label, value, mine}] */
export const barChart = (canvas, { bars, x, y }) =>
  draw(canvas, {
    type: 'bar',
    data: {
      labels: bars.map((bar) => bar.label),
      datasets: [
        {
          data: bars.map((bar) => bar.value),
          maxBarThickness: 56,
          backgroundColor: bars.map((bar) => token(bar.mine ? '--sun' : '--evergreen')),
        },
      ],
    },
    options: {
      maintainAspectRatio: false,
      plugins: { legend: { display: false } },
      scales: {
        x: { title: { display: true, text: x } },
        y: { title: { display: true, text: y }, ticks: { precision: 0 } },
      },
    },
  });
