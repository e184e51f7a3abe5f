/** Sets the roundness of all corners: 0 none, 1 a little, 2 more. With any other value the theme decides. */
export function applyRoundness({ dataset }: HTMLElement, roundness: unknown): void {
  if (roundness === 0 || roundness === 1 || roundness === 2) dataset['roundness'] = String(roundness);
  else delete dataset['roundness'];
}
