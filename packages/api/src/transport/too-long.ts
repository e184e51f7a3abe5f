import { ApiError } from '../error';
import { maxAnswerLength } from './sender';

export function tooLong(): ApiError {
  return new ApiError({ kind: 'malformed', what: `longer than ${maxAnswerLength} bytes` });
}
