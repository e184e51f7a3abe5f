/** Differences between the ids in one place and those in another; the order counts too. */
export function judgeIds(
  ids: readonly string[],
  { source, expectedIds }: { source: string; expectedIds: readonly string[] },
): string[] {
  const known = new Set(expectedIds);
  const seen = new Set<string>();
  const complaints: string[] = [];
  for (const id of ids) {
    if (seen.has(id)) complaints.push(`${id} is in ${source} more than once.`);
    else if (!known.has(id)) complaints.push(`${id} is in ${source}, but there is no such clause.`);
    seen.add(id);
  }
  for (const id of expectedIds) if (!seen.has(id)) complaints.push(`${id} is missing in ${source}.`);
  if (complaints.length > 0) return complaints;
  const displaced = ids.find((id, index) => id !== expectedIds[index]);
  return displaced === undefined ? [] : [`${displaced} is not at its place in ${source}.`];
}
