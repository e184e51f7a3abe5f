import { ApiError } from '../error';
import { errorIdentifier, errorText } from './error-text';
import { parseJson } from './parse-json';
import { secondsToWait } from './seconds-to-wait';
import type { Answer } from './sender';
import type { TimeLimit } from './time-limit';

/** No server's error body comes near this; larger ones are not kept in the error. */
const maxBodyLength = 1_000_000;
const maxBodyDepth = 50;

function isDeeperThan(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((value) => isDeeperThan(value, depth - 1));
}

/** `body` is the parsed JSON, null when the response was none (an HTML page, plain text, empty). */
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

/** The error for a rejection of the sender. */
export function unansweredFailure(error: unknown, limit: TimeLimit): ApiError {
  if (limit.cause() === 'caller') return new ApiError({ kind: 'aborted' });
  if (error instanceof ApiError) return error;
  const failure = new ApiError({ kind: 'offline', timedOut: limit.cause() === 'time' });
  failure.cause = error;
  return failure;
}
