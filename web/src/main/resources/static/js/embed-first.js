// Runs before anything is drawn. A page in a frame may have no storage: the address says how it looks.
{
  const asked = new URLSearchParams(location.search).get('theme');
  const dark = asked === 'dark' || (asked !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (location.pathname.startsWith('/overlay/')) document.documentElement.dataset.overlay = 'on';
}
