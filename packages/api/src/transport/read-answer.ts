import type { Call } from '../call';
import { ApiError } from '../error';
import { answeredFailure } from './failure';
import { parseJson } from './parse-json';
import type { Answer } from './sender';

const beginsLikeMarkup = /^\s*</;

function bodyOf(kind: Call<unknown>['answer'], text: string): unknown {
  if (kind === 'none') return undefined;
  if (kind === 'text') return text;
  const body = parseJson(text);
  if (body !== undefined) return body;
  const what = beginsLikeMarkup.test(text) ? 'HTML instead of JSON' : 'not JSON';
  throw new ApiError({ kind: 'malformed', what });
}

/** Reads the response with the call's reader. Every problem becomes an `ApiError`. */
export function readAnswer<T>(call: Call<T>, answer: Answer): T {
  if (answer.status < 200 || answer.status > 299) throw answeredFailure(answer);
  const body = bodyOf(call.answer, answer.text);
  try {
    return call.read(body, { status: answer.status, link: answer.link });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const failure = new ApiError({ kind: 'malformed', what: 'reader failed' });
    failure.cause = error;
    throw failure;
  }
}
