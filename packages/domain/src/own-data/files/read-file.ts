import { isPlainObject, readJson } from '../../kernel/json-record';
import { inSlices } from '../../kernel/in-slices';
import { createTextSet } from '../../kernel/text-set';
import { columnReaders } from './columns';
import { type CsvRecord, csvRecords } from './csv';
import { type BrokenLine, type BrokenReason, type Entry, keyOf } from './entry';
import type { ImportKind } from './kinds';
import { draftFields, readDraftOfFile } from './read-drafts';
import { filterFields, readFilterOfFile } from './read-filters';

/** The content of a file that can be read. */
export interface ReadableFile {
  readonly state: 'readable';
  readonly entries: readonly Entry[];
  readonly broken: readonly BrokenLine[];
  /** How many lines repeat an earlier one. */
  readonly repeated: number;
  /** The line with the names of the columns, as it stands in the file; `[` for a JSON file. */
  readonly header: string | null;
}

export type FileReading =
  | ReadableFile
  /** `encoding`: not UTF-8; `empty`: nothing in it. */
  | { readonly state: 'encoding' | 'empty' }
  /** More than can be read at once. */
  | { readonly state: 'large'; readonly megabytes: number }
  /** Its columns are those of another kind. */
  | { readonly state: 'other'; readonly kind: ImportKind };

/** Larger files are not read: 100,000 follows with all columns have some 6 MB. JSON is parsed in one piece. */
const MAX_MEGABYTES = { csv: 20, json: 3 } as const;

/** The text of a file; null unless it is UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark is valid UTF-8 with a null after each letter.
    return text.includes('\0') ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Reads a file of a kind in slices that keep the page responsive. Reads any bytes. */
export async function readImportFile(bytes: Uint8Array, kind: ImportKind): Promise<FileReading> {
  const ifLarger = (megabytes: number) =>
    bytes.length > megabytes * 1_000_000 ? ({ state: 'large', megabytes } as const) : null;
  const tooLarge = ifLarger(MAX_MEGABYTES.csv);
  if (tooLarge !== null) return tooLarge;
  const text = decode(bytes);
  if (text === null) return { state: 'encoding' };
  if (kind === 'drafts' || (kind === 'filters' && /^\uFEFF?\s*[[{]/.test(text)))
    return ifLarger(MAX_MEGABYTES.json) ?? readJsonFile(text, kind);
  return readCsvFile(text, kind);
}

/** The kind of file that has these column names; `any`: several kinds have them; null for a line that is no header. */
function kindOfHeader(fields: readonly string[]): ImportKind | 'any' | null {
  const names = fields.map((field) => field.trim().toLowerCase());
  if (names.includes('show boosts')) return 'follows';
  if (names.includes('hide notifications')) return 'mutes';
  if (names[0] === '#domain') return 'domain_blocks';
  if (names[0] === '#uri') return 'bookmarks';
  if (names[0] === 'list name') return 'lists';
  return names[0] === 'account address' || names[0] === 'phrase' ? 'any' : null;
}

function createCollector(kind: ImportKind) {
  const keys = createTextSet();
  const entries: Entry[] = [];
  const broken: BrokenLine[] = [];
  let repeated = 0;
  return {
    add(at: Pick<Entry, 'line' | 'source'>, read: readonly string[] | BrokenReason) {
      if (typeof read === 'string') return void broken.push({ ...at, why: read });
      const key = keyOf(kind, read);
      if (keys.has(key)) return void (repeated += 1);
      keys.add(key);
      entries.push({ ...at, fields: read });
    },
    result(header: string | null): FileReading {
      const isEmpty = entries.length === 0 && broken.length === 0;
      return isEmpty ? { state: 'empty' } : { state: 'readable', entries, broken, repeated, header };
    },
  };
}

async function readCsvFile(text: string, kind: Exclude<ImportKind, 'drafts'>): Promise<FileReading> {
  const collector = createCollector(kind);
  const readColumns = kind === 'filters' ? readPhrase : columnReaders[kind];
  let header: string | null = null;
  let other: ImportKind | null = null;
  let isFirst = true;

  function work({ line, source, fields }: CsvRecord): void {
    const named = isFirst && fields !== null ? kindOfHeader(fields) : null;
    isFirst = false;
    if (named === null)
      return collector.add(
        { line, source },
        fields === null ? 'quotes' : readColumns(fields, header !== null),
      );
    header = source;
    if (named !== 'any' && named !== kind) other = named;
  }

  await inSlices(csvRecords(text), work, () => other !== null);
  return other === null ? collector.result(header) : { state: 'other', kind: other };
}

/** A line of a list of words: the word, where it holds, whether it has to be a whole word. */
function readPhrase([phrase = '', contexts = '', wholeWord = '']: readonly string[]) {
  const context = contexts.split(/[\s|]+/);
  const read = readFilterOfFile({ phrase, context, whole_word: wholeWord.trim().toLowerCase() === 'true' });
  return read === null ? 'filter' : filterFields(read);
}

/** The fields of a row of a JSON file, or why it can't be read. */
const rowReaders = {
  filters(row: unknown) {
    const read = readFilterOfFile(row);
    return read === null ? 'filter' : filterFields(read);
  },
  drafts(row: unknown) {
    const read = readDraftOfFile(row);
    return read === null ? 'draft' : draftFields(read);
  },
} as const;

async function readJsonFile(text: string, kind: keyof typeof rowReaders): Promise<FileReading> {
  const value = readJson(text.replace(/^\uFEFF/, ''));
  const collector = createCollector(kind);
  const readRow = rowReaders[kind];
  const rows: unknown = isPlainObject(value) ? [value] : value;
  if (!Array.isArray(rows)) {
    const why = kind === 'filters' ? 'filter' : 'draft';
    if (text.trim() !== '') collector.add({ line: 1, source: text.slice(0, 200) }, why);
    return collector.result(null);
  }
  await inSlices(rows.entries(), ([index, row]) => {
    collector.add({ line: index + 1, source: JSON.stringify(row) ?? 'null' }, readRow(row));
  });
  return collector.result('[');
}

/** The lines of a file again, such as those that failed. */
export function printLines(header: string | null, sources: readonly string[]): string {
  if (header === '[') return `[\n${sources.join(',\n')}\n]\n`;
  return [...(header === null ? [] : [header]), ...sources].map((line) => `${line}\n`).join('');
}
