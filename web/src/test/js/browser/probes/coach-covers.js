/** What can be clicked but lies under the bubble of the coach, which must be in sight. */
export default function coachCovers() {
  scrollTo(0, 0);
  const bubble = document.querySelector('.coach').getBoundingClientRect();
  const inSight = bubble.top >= 0 && bubble.left >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  const covered = [...document.querySelectorAll('.board :is(button:not([disabled]), [role=button])[data-key]')]
    .filter((each) => {
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      return (
        width > 0 && left < bubble.right && bubble.left < right && top < bubble.bottom - 1 && bubble.top + 1 < bottom
      );
    })
    .filter((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there?.closest('.coach');
    })
    .map((each) => each.dataset.key);
  return inSight ? covered : ['out of sight', ...covered];
}
