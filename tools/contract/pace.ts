/** How many requests of a kind a stock server accepts in a time; `bucketOf` gives the bucket of a call. */
interface Limit {
  readonly requests: number;
  readonly withinMs: number;
  bucketOf(call: { method: string; path: string; token: string }): string | null;
}

const FOLLOWING = /^\/api\/v1\/accounts\/([^/]+)\/(follow|unfollow|remove_from_followers)$/;
const STATUS_ACTION = /^\/api\/v1\/statuses(\/[^/]+\/(un)?(favourite|reblog))?$/;

const LIMITS: readonly Limit[] = [
  {
    requests: 3,
    withinMs: 500,
    bucketOf: ({ path, token }) =>
      path.startsWith('/api/v1/timelines/') ? `${path.split('/')[4]} ${token}` : null,
  },
  {
    requests: 10,
    withinMs: 1000,
    bucketOf: ({ path, token }) => (path.endsWith('/search') ? `search ${token}` : null),
  },
  {
    requests: 5,
    withinMs: 900_000,
    bucketOf: ({ method, path }) => (method === 'POST' && path === '/api/v1/apps' ? 'apps' : null),
  },
  {
    requests: 10,
    withinMs: 10_000,
    bucketOf: ({ path, token }) => (FOLLOWING.test(path) ? `follow ${token}` : null),
  },
  {
    requests: 2,
    withinMs: 60_000,
    bucketOf({ path, token }) {
      const whom = FOLLOWING.exec(path)?.[1];
      return whom === undefined ? null : `follow ${whom} ${token}`;
    },
  },
  {
    requests: 15,
    withinMs: 10_000,
    bucketOf: ({ method, path, token }) =>
      (method === 'POST' && STATUS_ACTION.test(path)) ||
      (method === 'DELETE' && /^\/api\/v1\/statuses\/[^/]+$/.test(path))
        ? `status ${token}`
        : null,
  },
  {
    requests: 3,
    withinMs: 60_000,
    bucketOf({ path, token }) {
      const what = /^\/api\/v1\/statuses\/[^/]+\/(?:un)?(favourite|reblog)$/.exec(path)?.[1];
      return what === undefined ? null : `${what} ${token}`;
    },
  },
];

/** Calculates how long a request has to wait to stay within a stock server's rate limits, and counts it. */
export class Pace {
  readonly #sentAt = new Map<string, number[]>();

  /** Milliseconds from `now` until the request may be sent. */
  delayOf(request: Request, now: number): number {
    const call = {
      method: request.method,
      path: new URL(request.url).pathname,
      token: request.headers.get('authorization') ?? 'nobody',
    };
    const buckets = LIMITS.flatMap((limit, index) => {
      const bucket = limit.bucketOf(call);
      return bucket === null ? [] : [{ limit, name: `${index} ${bucket}` }];
    });
    const earliestTimes = buckets.map(({ limit, name }) => {
      const earlier = this.#sentAt.get(name)?.at(-limit.requests);
      return earlier === undefined ? now : earlier + limit.withinMs;
    });
    const at = Math.max(now, ...earliestTimes);
    for (const { name } of buckets) this.#sentAt.set(name, [...(this.#sentAt.get(name) ?? []), at]);
    return at - now;
  }
}
