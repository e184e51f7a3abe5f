const DAY = 24 * 60 * 60 * 1000;

interface Posting {
  readonly statusesCount: number;
  /** Null where the server does not say. */
  readonly createdAt: string | null;
}

/** Average posts per day since the account was created, counting begun days, rounded. Null where that is unknown. */
export function postsPerDay({ statusesCount, createdAt }: Posting, now: number): number | null {
  const since = createdAt === null ? Number.NaN : Date.parse(createdAt);
  if (Number.isNaN(since) || since > now) return null;
  // The first day counts as a whole one.
  return Math.round(statusesCount / Math.max(1, Math.ceil((now - since) / DAY)));
}
