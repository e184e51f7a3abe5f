/** What is shown in another order; what is not shown keeps its place among them. */
export function reorderShown(all: readonly string[], shown: readonly string[]): readonly string[] {
  const next = [...shown];
  return all.map((id) => (shown.includes(id) ? (next.shift() ?? id) : id));
}
