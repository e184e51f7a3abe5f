/** A record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Its text as it stands in the file, without the line break at its end. */
  readonly source: string;
  /** Null when its quotes are wrong, or it is too long: then it is that one line. */
  readonly fields: readonly string[] | null;
}

/** Characters of a record; longer ones are broken. No file of the supported kinds comes near it. */
const MAX_RECORD = 20_000;

const LINE_BREAK = /\r\n|\n|\r/y;

/**
 * Reads a CSV file (RFC 4180, separated by commas) record by record, without empty lines. Reads any text: a record with
 * wrong quotes ends with its first line, and reading goes on with the next one.
 */
export function* csvRecords(text: string): Generator<CsvRecord, void> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const read = readRecord(text, at);
    const end = read?.end ?? endOfLine(text, at);
    const source = text.slice(at, end);
    if (source.trim() !== '') yield { line, source, fields: read?.fields ?? null };
    line += lineBreaksIn(source) + 1;
    at = end + breakLength(text, end);
  }
}

/** Null for a record with wrong quotes, or one that is too long. */
function readRecord(text: string, start: number): { fields: string[]; end: number } | null {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? readQuoted(text, at, start) : readPlain(text, at);
    if (field === null || field.end - start > MAX_RECORD) return null;
    fields.push(field.value);
    at = field.end;
    if (text[at] !== ',') return isEnd(text, at) ? { fields, end: at } : null;
    at += 1;
  }
}

interface ReadField {
  readonly value: string;
  readonly end: number;
}

function readQuoted(text: string, start: number, recordStart: number): ReadField | null {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - recordStart > MAX_RECORD) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function readPlain(text: string, start: number): ReadField {
  let end = start;
  while (!isEnd(text, end) && text[end] !== ',') end += 1;
  return { value: text.slice(start, end), end };
}

const isEnd = (text: string, at: number): boolean =>
  at >= text.length || text[at] === '\n' || text[at] === '\r';

function endOfLine(text: string, start: number): number {
  let end = start;
  while (!isEnd(text, end)) end += 1;
  return end;
}

function breakLength(text: string, at: number): number {
  LINE_BREAK.lastIndex = at;
  return LINE_BREAK.exec(text)?.[0].length ?? 0;
}

const lineBreaksIn = (source: string): number => source.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Writes records as CSV, each with a line break at its end. */
export function printCsv(records: readonly (readonly string[])[]): string {
  return records.map((fields) => `${fields.map(printField).join(',')}\n`).join('');
}

/** White space at the ends is quoted, as other programs cut it off. */
function printField(value: string): string {
  return /[",\r\n\uFEFF]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
