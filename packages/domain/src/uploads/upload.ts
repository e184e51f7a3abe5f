import type { FailureReason } from '@linnet/api';
import type { DraftAttachment } from '../drafts/draft';

/** Why a file is not with the server. Beside these: what a call can fail with. */
export type UploadProblem =
  /** Bytes; `allowed` is null where only the server's refusal is known. */
  | { kind: 'file_too_big'; size: number; allowed: number | null }
  | { kind: 'too_many_files'; allowed: number }
  | { kind: 'type_not_taken'; type: string }
  /** A picture whose notes could not be taken out: it may say where it was taken. */
  | { kind: 'location_unremovable' }
  /** Its page was closed while it was on its way; its bytes went with that. */
  | { kind: 'page_closed' }
  /** It is gone from the device, or may not be read. */
  | { kind: 'file_unreadable' }
  | FailureReason;

export type UploadPhase =
  | { state: 'waiting' }
  /** It is read, cleaned and made smaller. */
  | { state: 'preparing' }
  /** From 0 to 1. */
  | { state: 'sending'; fraction: number }
  /** The server has it and works on it. */
  | { state: 'processing' }
  /** Waits for those that were picked before it. */
  | { state: 'done' }
  | { state: 'failed'; why: UploadProblem };

/** A file on its way to the server. The same object until something about it changes. */
export interface Upload {
  id: string;
  /** Which form it belongs to. */
  slot: string;
  /** As it was picked. */
  file: File;
  phase: UploadPhase;
}

/** Where files go that were picked in a form. */
export interface UploadTarget {
  /** Names the form among all others. One within another begins with its name and `#`. */
  slot: string;
  /** Files it may have, whatever the server allows; null for no limit of its own. */
  most: number | null;
  /** How many files it has by now. */
  taken(): number;
  /** Called once for each file, in the order in which they were picked. */
  deliver(file: DraftAttachment): void;
}

const hopeless: ReadonlySet<UploadProblem['kind']> = new Set([
  'file_too_big',
  'type_not_taken',
  'location_unremovable',
  'page_closed',
]);

/** Whether sending it once more could help. */
export function canTryAgain(why: UploadProblem): boolean {
  return !hopeless.has(why.kind);
}

/** It will be delivered if nothing goes wrong. */
export function isUnderWay({ phase }: Upload): boolean {
  return phase.state !== 'failed';
}
