/**
 * Servers give a request up after so many milliseconds; the key is known to them only when the post is done. Until then a
 * second request with the same key makes a second post.
 */
const WORKED_ON_FOR = 120_000;

/** Whether a request that nobody has answered may still make its post. */
export function isUnderWay(begunAt: number | null, now: number): boolean {
  return begunAt !== null && now < begunAt + WORKED_ON_FOR;
}

/** When to look next for the post of such a request: at the end of its time at the latest. */
export function nextLook(begunAt: number, { now, wait }: { now: number; wait: number }): number {
  const end = begunAt + WORKED_ON_FOR;
  return now < end ? Math.min(now + wait, end) : now + wait;
}
