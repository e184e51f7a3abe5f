/** Forces the roundness of all corners, by its number: 0 none, 1 a little, 2 more. Any other leaves it to the theme. */
export function applyRoundness({ dataset }: HTMLElement, roundness: unknown): void {
  if (roundness === 0 || roundness === 1 || roundness === 2) dataset['roundness'] = String(roundness);
  else delete dataset['roundness'];
}
