import { problem } from './problem';

interface Bucket {
  /** Pattern for `METHOD /path`; patterns are tried in order. */
  calls: RegExp;
  /** Two routes share a limit when this text is the same. */
  name(match: RegExpExecArray): string;
  requests: number;
  windowMs: number;
  signedInOnly?: boolean;
}

const BUCKETS: Bucket[] = [
  {
    calls: /^GET \/api\/v1\/timelines\/([^/]+)/,
    name: (match) => `timeline ${match[1]}`,
    requests: 3,
    windowMs: 500,
  },
  { calls: /^POST \/api\/v1\/apps$/, name: () => 'apps', requests: 5, windowMs: 15 * 60_000 },
  { calls: /^POST \/api\/v1\/accounts$/, name: () => 'registration', requests: 25, windowMs: 30 * 60_000 },
  {
    calls: /^POST \/api\/v1\/pleroma\/accounts\/confirmation_resend$/,
    name: () => 'confirmation mail',
    requests: 5,
    windowMs: 8_640_000,
  },
  { calls: /^POST \/oauth\/authorize$/, name: () => 'login form', requests: 15, windowMs: 60_000 },
  {
    calls: /^POST \/api\/v1\/statuses\/([^/]+)\/(?:un)?(favourite|reblog)$/,
    name: (match) => `${match[2]} ${match[1]}`,
    requests: 3,
    windowMs: 60_000,
    signedInOnly: true,
  },
  {
    calls:
      /^(?:POST \/api\/v1\/statuses(?:\/[^/]+\/(?:un)?(?:favourite|reblog))?|DELETE \/api\/v1\/statuses\/[^/]+)$/,
    name: () => 'status actions',
    requests: 15,
    windowMs: 10_000,
    signedInOnly: true,
  },
  {
    calls: /^POST \/api\/v1\/accounts\/[^/]+\/(?:un)?follow$/,
    name: () => 'relations',
    requests: 10,
    windowMs: 10_000,
    signedInOnly: true,
  },
];

/** Counts requests per account (or per visitor) and refuses those over the limit. */
export class RateLimits {
  readonly #requestTimes = new Map<string, number[]>();

  check(endpoint: string, accountId: string | null, now: number): void {
    for (const bucket of BUCKETS) {
      const match = bucket.calls.exec(endpoint);
      if (!match || (bucket.signedInOnly && accountId === null)) continue;
      const key = `${accountId ?? 'visitor'} ${bucket.name(match)}`;
      const recent = (this.#requestTimes.get(key) ?? []).filter((at) => now - at < bucket.windowMs);
      if (recent.length >= bucket.requests) throw problem(429, 'Throttled');
      this.#requestTimes.set(key, [...recent, now]);
    }
  }

  clear(): void {
    this.#requestTimes.clear();
  }
}
