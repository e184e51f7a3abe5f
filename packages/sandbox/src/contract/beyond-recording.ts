import { fitsScalar } from './scalar';

interface Allowance {
  /** The place: a path from an entity or a route, such as `account.fields[].verified_at`. */
  readonly at: string;
  /** The kind of value allowed besides the recorded ones; `missing` when the key may be left out. */
  readonly as: string;
  readonly because: string;
}

function riddle(key: string, as: string): Allowance {
  return { at: `GET /api/v1/pleroma/captcha.${key}`, as, because: 'the recorded server asked no riddle' };
}

/**
 * Values that are correct although no recording has them: the recorded servers had no such case. Don't excuse here
 * what contradicts a recording.
 */
export const BEYOND_RECORDING: readonly Allowance[] = [
  riddle('type', '=native|=kocaptcha'),
  {
    at: 'status.application',
    as: 'null',
    because: 'posts of other servers, and of people who do not name their client, have none',
  },
  {
    at: 'status.application.website',
    as: 'null',
    because: 'an application may be registered without a website; the recorded one had one',
  },
  {
    at: 'POST /api/v1/pleroma/scrobble.externalLink',
    as: 'null',
    because: 'whoever names no address has none; the recorded one was named',
  },
  {
    at: 'status.filtered',
    as: 'any',
    because: 'servers with the second version of filters say so, which the recorded one had not',
  },
  {
    at: 'account.source.pleroma.actor_type',
    as: '=Group',
    because: 'the recorded server knew no group; the server names it among the three kinds',
  },
  {
    at: 'attachment.blurhash',
    as: 'null',
    because:
      'pictures of other servers come without one, and broken ones get none; the recorded ones had one',
  },
  {
    at: 'GET /api/v1/apps/verify_credentials.website',
    as: 'null',
    because: 'an application may be registered without a website; the recorded one had one',
  },
];

/** Entries that were used; the tests report the others as outdated. */
export const usedAllowances = new Set<Allowance>();

/** Whether the list allows a value at a place. `undefined` stands for a missing key. */
export function isBeyondRecording(at: string, value: unknown): boolean {
  const found = BEYOND_RECORDING.find((allowance) => {
    if (allowance.at !== at) return false;
    if (allowance.as === 'missing' || value === undefined)
      return allowance.as === 'missing' && value === undefined;
    return allowance.as.split('|').some((name) => fitsScalar(name, value));
  });
  if (found) usedAllowances.add(found);
  return found !== undefined;
}
