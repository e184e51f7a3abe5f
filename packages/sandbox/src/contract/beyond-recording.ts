import { fitsScalar } from './scalar';

interface Allowance {
  /** From the entity or the route: `account.fields[].verified_at`. */
  readonly at: string;
  /** What may stand there beside what was recorded; `missing` when it may be left out. */
  readonly as: string;
  readonly because: string;
}

function riddle(key: string, as: string): Allowance {
  return { at: `GET /api/v1/pleroma/captcha.${key}`, as, because: 'the recorded server asked no riddle' };
}

/**
 * Answers that are right although no recorded one looks so: the recorded world had no such case. Whatever a
 * server was seen to do is not to be excused here.
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

/** Which entries were used; an entry that is never used says something that is not so. */
export const usedAllowances = new Set<Allowance>();

/** Whether the list allows a value at a place; `undefined` is a key that is left out. */
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
