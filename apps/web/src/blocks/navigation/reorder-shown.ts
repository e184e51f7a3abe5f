/** Reorders the shown ids; those that are not shown keep their positions. */
export function reorderShown(all: readonly string[], shown: readonly string[]): readonly string[] {
  const next = [...shown];
  return all.map((id) => (shown.includes(id) ? (next.shift() ?? id) : id));
}
