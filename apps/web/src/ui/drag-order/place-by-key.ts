/** The index to which a key moves the row at `at` in a list of `count` rows; undefined for other keys. */
export function placeByKey(key: string, { at, count }: { at: number; count: number }): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return at - 1;
    case 'ArrowDown':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
