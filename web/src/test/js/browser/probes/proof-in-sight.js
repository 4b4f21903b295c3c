export default function proofInSight() {
  const { top } = document.getElementById('proof').getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}
