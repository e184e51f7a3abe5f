/** The median; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The interpolated value that this share of the values lies below; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}
