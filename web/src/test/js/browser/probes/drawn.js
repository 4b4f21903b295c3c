/** At the top of the page, with all letters and two frames later. */
export default async function drawn() {
  scrollTo(0, 0);
  await document.fonts.ready;
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
}
