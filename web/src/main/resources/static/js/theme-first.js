// Runs before anything is drawn, so that a dark page never flashes white.
{
  const kept = localStorage.getItem('perennial.theme');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
