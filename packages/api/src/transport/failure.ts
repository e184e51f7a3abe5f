import { ApiError } from '../error';
import { errorIdentifier, errorText } from './error-text';
import { parseJson } from './parse-json';
import { secondsToWait } from './seconds-to-wait';
import type { Answer } from './sender';
import type { TimeLimit } from './time-limit';

/** No error body of a server comes near; what does is not worth keeping in an error. */
const maxBodyLength = 1_000_000;
const maxBodyDepth = 50;

function isDeeperThan(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((value) => isDeeperThan(value, depth - 1));
}

/** `body` is the parsed JSON, null when the answer was none (a page of HTML, plain text, nothing). */
export function answeredFailure({ status, text, retryAfter }: Answer): ApiError {
  const parsed = text.length > maxBodyLength ? undefined : parseJson(text);
  const body = parsed === undefined || isDeeperThan(parsed, maxBodyDepth) ? null : parsed;
  return new ApiError({
    kind: 'http',
    status,
    text: errorText(body),
    identifier: errorIdentifier(body),
    body,
    retryAfter: secondsToWait(retryAfter),
  });
}

/** For what a sender rejected with. */
export function unansweredFailure(error: unknown, limit: TimeLimit): ApiError {
  if (limit.cause() === 'caller') return new ApiError({ kind: 'aborted' });
  if (error instanceof ApiError) return error;
  const failure = new ApiError({ kind: 'offline', timedOut: limit.cause() === 'time' });
  failure.cause = error;
  return failure;
}
