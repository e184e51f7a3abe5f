/** The place `by` steps further among `count`, round and round. */
export function step(at: number, by: number, count: number): number {
  return (((at + by) % count) + count) % count;
}
