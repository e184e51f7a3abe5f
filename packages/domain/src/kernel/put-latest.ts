/** Puts an entry at the end of a map, wherever it was before, and removes the first ones beyond a maximum. */
export function putLatest<Key, Value>(
  map: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  maxSize: number,
): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxSize) break;
    map.delete(oldest);
  }
}
