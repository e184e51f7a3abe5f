import type { ErrorReason } from '@linnet/api';
import type { DraftAttachment } from '../post-content/draft';

/** Why a file was not uploaded, besides the errors of a call. */
export type UploadProblem =
  /** Sizes in bytes. `allowed` is null if the server refused the file without naming its limit. */
  | { kind: 'file_too_big'; size: number; allowed: number | null }
  | { kind: 'too_many_files'; allowed: number }
  | { kind: 'type_not_accepted'; type: string }
  /** A picture whose metadata could not be removed: it may contain a location. */
  | { kind: 'metadata_not_removable' }
  /** The page was closed during the upload, and the file is lost with it. */
  | { kind: 'page_closed' }
  /** The file was deleted from the device, or the browser may not read it. */
  | { kind: 'file_unreadable' }
  | ErrorReason;

export type UploadPhase =
  | { state: 'waiting' }
  /** The file is read, its metadata removed, and a large picture is made smaller. */
  | { state: 'preparing' }
  /** `fraction`: the part that was sent, from 0 to 1. */
  | { state: 'sending'; fraction: number }
  | { state: 'processing' }
  /** The file is uploaded. It is added to the form after those that were chosen before it. */
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
  /** The form's own limit for the number of files; null if only the server has one. */
  maxFiles: number | null;
  /** How many files the form has now. */
  fileCount(): number;
  /** Called once for each file, in the order in which they were chosen. */
  deliver(file: DraftAttachment): void;
}

const permanentProblems: ReadonlySet<UploadProblem['kind']> = new Set([
  'file_too_big',
  'type_not_accepted',
  'metadata_not_removable',
  'page_closed',
]);

/** Whether another attempt could succeed. */
export function canTryAgain(why: UploadProblem): boolean {
  return !permanentProblems.has(why.kind);
}

/** Whether the file will be added to the form unless something fails. */
export function isInProgress({ phase }: Upload): boolean {
  return phase.state !== 'failed';
}
