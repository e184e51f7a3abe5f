/**
 * Milliseconds after which servers give a request up. The server knows the key only when the post is done: until then,
 * a second request with the same key makes a second post.
 */
const WORKED_ON_FOR = 120_000;

/** Whether a request without an answer may still make its post. */
export function isUnderWay(begunAt: number | null, now: number): boolean {
  return begunAt !== null && now < begunAt + WORKED_ON_FOR;
}

/** When to look next for the post of such a request: not after the end of its time. */
export function nextLook(begunAt: number, { now, wait }: { now: number; wait: number }): number {
  const end = begunAt + WORKED_ON_FOR;
  return now < end ? Math.min(now + wait, end) : now + wait;
}
