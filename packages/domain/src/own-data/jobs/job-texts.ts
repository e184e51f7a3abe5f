import type { ErrorReason } from '@linnet/api';
import type { TextStorage } from '../../kernel/environment';
import { readReason } from '../../post-content/stored-drafts';
import type { Entry } from '../files/entry';
import type { ExportKind } from '../files/kinds';
import { createRowParts } from './row-parts';

/** An entry that could not be carried out. */
export interface FailedEntry extends Pick<Entry, 'line' | 'source'> {
  /** `not_found`: there is nobody, or no post, of this address. */
  readonly why: 'not_found' | ErrorReason;
}

/** A text of an export. */
interface PartName {
  readonly job: string;
  readonly kind: ExportKind;
  readonly index: number;
}

/**
 * The larger texts of the jobs of one account: entries that are left, those that failed, and what has been read so far.
 */
export interface JobTexts {
  readonly readEntries: (job: string) => Promise<readonly Entry[] | null>;
  readonly writeEntries: (job: string, entries: readonly Entry[]) => Promise<boolean>;
  readonly readFailed: (job: string) => Promise<readonly FailedEntry[]>;
  /** Keeps the first `kept` of those that failed and adds these. */
  readonly addFailed: (job: string, kept: number, failed: readonly FailedEntry[]) => Promise<boolean>;
  readonly readPart: (part: PartName) => Promise<string | null>;
  readonly writePart: (part: PartName, text: string) => Promise<boolean>;
  readonly remove: (job: string) => Promise<void>;
}

/** The names of all texts of the account begin with `prefix`. */
export function createJobTexts(storage: TextStorage, prefix: string): JobTexts {
  const nameOf = (job: string, rest: string): string => `${prefix}${job} ${rest}`;

  const entriesOf = (job: string) =>
    createRowParts({ storage, name: nameOf(job, 'entries'), read: readEntry });
  const failedOf = (job: string) =>
    createRowParts({ storage, name: nameOf(job, 'failed'), read: readFailed });

  return {
    readEntries: (job) => entriesOf(job).read(),
    writeEntries: (job, entries) => entriesOf(job).write(entries),
    readFailed: async (job) => (await failedOf(job).read()) ?? [],
    addFailed: (job, kept, failed) => failedOf(job).append(kept, failed),
    readPart: ({ job, kind, index }) => storage.read(nameOf(job, `${kind} ${index}`)),
    writePart: ({ job, kind, index }, text) => storage.write(nameOf(job, `${kind} ${index}`), text),
    remove: (job) => storage.remove(nameOf(job, '')),
  };
}

function readEntry({ line, source, fields }: Readonly<Record<string, unknown>>): Entry | null {
  const isRead = typeof line === 'number' && typeof source === 'string' && Array.isArray(fields);
  return isRead ? { line, source, fields: fields.filter((field) => typeof field === 'string') } : null;
}

function readFailed({ line, source, why }: Readonly<Record<string, unknown>>): FailedEntry | null {
  if (typeof line !== 'number' || typeof source !== 'string') return null;
  const reason = why === 'not_found' ? why : readReason(why);
  return reason === null ? null : { line, source, why: reason };
}
