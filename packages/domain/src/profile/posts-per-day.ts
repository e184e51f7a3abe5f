const DAY = 24 * 60 * 60 * 1000;

interface Posting {
  readonly statusesCount: number;
  /** Null where the server does not say. */
  readonly createdAt: string | null;
}

/** How much somebody posts: their posts by the days begun since they came, rounded. Null where that is not known. */
export function postsPerDay({ statusesCount, createdAt }: Posting, now: number): number | null {
  const since = createdAt === null ? Number.NaN : Date.parse(createdAt);
  if (Number.isNaN(since) || since > now) return null;
  // Whoever came this moment has had a day too.
  return Math.round(statusesCount / Math.max(1, Math.ceil((now - since) / DAY)));
}
