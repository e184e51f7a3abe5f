import { ApiError } from '@linnet/api';
import { MalformedPicture } from './pictures/bytes';
import type { UploadProblem } from './upload';

/** Thrown for a file that is not sent, because the server would refuse it. */
export class UploadRejection extends Error {
  override readonly name = 'UploadRejection';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const TOO_LARGE_STATUS = 413;
/** Pleroma's error for a file over its limit. */
const TOO_LARGE_ERROR = 'file_too_large';

function isTooLargeError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && body.error === TOO_LARGE_ERROR;
}

/** Why an upload failed; null for an unexpected error. */
export function problemOfError(error: unknown, file: File): UploadProblem | null {
  if (error instanceof UploadRejection) return error.problem;
  if (error instanceof MalformedPicture) return { kind: 'metadata_not_removable' };
  if (error instanceof ApiError) {
    const { reason } = error;
    const isTooBig =
      reason.kind === 'http' && (reason.status === TOO_LARGE_STATUS || isTooLargeError(reason.body));
    return isTooBig ? { kind: 'file_too_big', size: file.size, allowed: null } : reason;
  }
  // Errors of reading a file: it was moved, changed or forbidden since it was chosen.
  return error instanceof DOMException ? { kind: 'file_unreadable' } : null;
}
