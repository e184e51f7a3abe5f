/** Differences between the ids in one place and those in another; the order counts too. */
export function judgeIds(
  given: readonly string[],
  { place, wanted }: { place: string; wanted: readonly string[] },
): string[] {
  const known = new Set(wanted);
  const seen = new Set<string>();
  const complaints: string[] = [];
  for (const id of given) {
    if (seen.has(id)) complaints.push(`${id} is in ${place} more than once.`);
    else if (!known.has(id)) complaints.push(`${id} is in ${place}, but there is no such clause.`);
    seen.add(id);
  }
  for (const id of wanted) if (!seen.has(id)) complaints.push(`${id} is missing in ${place}.`);
  if (complaints.length > 0) return complaints;
  const displaced = given.find((id, index) => id !== wanted[index]);
  return displaced === undefined ? [] : [`${displaced} is not at its place in ${place}.`];
}
