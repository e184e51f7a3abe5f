import type { FailureReason } from '@linnet/api';
import type { DraftAttachment } from '../post-content/draft';

/** Why a file was not uploaded, besides the errors of a call. */
export type UploadProblem =
  /** Bytes; `allowed` is null where the limit is unknown and only the server has refused. */
  | { kind: 'file_too_big'; size: number; allowed: number | null }
  | { kind: 'too_many_files'; allowed: number }
  | { kind: 'type_not_taken'; type: string }
  /** A picture whose metadata could not be removed: it may contain a location. */
  | { kind: 'location_unremovable' }
  /** Its page was closed during the upload, and its bytes are lost. */
  | { kind: 'page_closed' }
  /** It was deleted from the device, or may not be read. */
  | { kind: 'file_unreadable' }
  | FailureReason;

export type UploadPhase =
  | { state: 'waiting' }
  /** It is read, stripped and made smaller. */
  | { state: 'preparing' }
  /** From 0 to 1. */
  | { state: 'sending'; fraction: number }
  | { state: 'processing' }
  /** Waits for those that were chosen before it. */
  | { state: 'done' }
  | { state: 'failed'; why: UploadProblem };

/** A file that is being uploaded. The same object until something about it changes. */
export interface Upload {
  id: string;
  /** The form to which it belongs. */
  slot: string;
  /** The file as it was chosen. */
  file: File;
  phase: UploadPhase;
}

/** The form that gets the uploaded files. */
export interface UploadTarget {
  /** Name of the form. The name of a form within another begins with that form's name and `#`. */
  slot: string;
  /** The form's own limit of files, besides the server's; null for none. */
  most: number | null;
  /** The present number of its files. */
  taken(): number;
  /** Called once for each file, in the order in which they were chosen. */
  deliver(file: DraftAttachment): void;
}

const hopeless: ReadonlySet<UploadProblem['kind']> = new Set([
  'file_too_big',
  'type_not_taken',
  'location_unremovable',
  'page_closed',
]);

/** Whether another attempt could succeed. */
export function canTryAgain(why: UploadProblem): boolean {
  return !hopeless.has(why.kind);
}

/** Whether it will be delivered unless something fails. */
export function isUnderWay({ phase }: Upload): boolean {
  return phase.state !== 'failed';
}
