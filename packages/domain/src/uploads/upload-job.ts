import type { Attachment } from '@linnet/api';
import type { Upload, UploadTarget } from './upload';

/** An upload with what the next attempt can build on. */
export interface UploadJob {
  upload: Upload;
  target: UploadTarget;
  /** Of the request: the same until an answer has come, so that the server keeps the file once. */
  key: string;
  /** As it may leave the device; null before it was prepared. */
  prepared: File | null;
  /** What the server calls it; null while it has not answered. */
  mediaId: string | null;
  /** As the server has it, once all is done. */
  attachment: Attachment | null;
  control: AbortController;
}

export function newUploadJob(key: string, target: UploadTarget, file: File): UploadJob {
  const upload: Upload = { id: key, slot: target.slot, file, phase: { state: 'waiting' } };
  const control = new AbortController();
  return { upload, target, key, prepared: null, mediaId: null, attachment: null, control };
}
