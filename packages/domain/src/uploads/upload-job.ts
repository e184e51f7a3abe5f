import type { Attachment } from '@linnet/api';
import type { Upload, UploadTarget } from './upload';

/** An upload with the results of finished steps, which the next attempt uses. */
export interface UploadJob {
  upload: Upload;
  target: UploadTarget;
  /** Idempotency key of the request: the same until there is an answer, so that the server stores the file once. */
  key: string;
  /** The file after preparation; null before it. */
  prepared: File | null;
  /** Id of the attachment; null before the server has answered. */
  mediaId: string | null;
  /** Set once everything is done. */
  attachment: Attachment | null;
  control: AbortController;
}

export function newUploadJob(key: string, target: UploadTarget, file: File): UploadJob {
  const upload: Upload = { id: key, slot: target.slot, file, phase: { state: 'waiting' } };
  const control = new AbortController();
  return { upload, target, key, prepared: null, mediaId: null, attachment: null, control };
}
