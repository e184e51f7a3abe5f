import type { ErrorReason } from '@linnet/api';
import type { TextStorage } from '../../kernel/environment';
import { isPlainObject, readJson } from '../../kernel/json-record';
import { readReason } from '../../post-content/stored-drafts';
import type { Entry } from '../files/entry';
import type { ExportKind } from '../files/kinds';

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

/** The larger texts of the jobs of one account: entries that are left, those that failed, and what has been read so far. */
export interface JobTexts {
  readonly readEntries: (job: string) => Promise<readonly Entry[] | null>;
  readonly writeEntries: (job: string, entries: readonly Entry[]) => Promise<boolean>;
  readonly readFailed: (job: string) => Promise<readonly FailedEntry[]>;
  readonly writeFailed: (job: string, failed: readonly FailedEntry[]) => Promise<boolean>;
  readonly readPart: (part: PartName) => Promise<string | null>;
  readonly writePart: (part: PartName, text: string) => Promise<boolean>;
  readonly remove: (job: string) => Promise<void>;
}

/** `prefix`: of the names of all texts of the account. */
export function createJobTexts(storage: TextStorage, prefix: string): JobTexts {
  const nameOf = (job: string, rest: string): string => `${prefix}${job} ${rest}`;

  async function readRows<T>(name: string, read: (row: Readonly<Record<string, unknown>>) => T | null) {
    const text = await storage.read(name);
    if (text === null) return null;
    const rows = readJson(text);
    if (!Array.isArray(rows)) return null;
    return rows.filter(isPlainObject).flatMap((row): T[] => {
      const one = read(row);
      return one === null ? [] : [one];
    });
  }

  return {
    readEntries: (job) => readRows(nameOf(job, 'entries'), readEntry),
    writeEntries: (job, entries) => storage.write(nameOf(job, 'entries'), JSON.stringify(entries)),
    readFailed: async (job) => (await readRows(nameOf(job, 'failed'), readFailed)) ?? [],
    writeFailed: (job, failed) => storage.write(nameOf(job, 'failed'), JSON.stringify(failed)),
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
