/** The same ids with one of them at another place, counted from zero; past an end is the end. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, to), 0, id);
}
