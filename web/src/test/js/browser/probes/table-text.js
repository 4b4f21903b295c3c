/** What a table shows, as text. */
export default function tableText() {
  return ['.log', '.page-table .board', '.seats']
    .map((part) => document.querySelector(part).textContent.replace(/\s+/g, ' '))
    .join('\n');
}
