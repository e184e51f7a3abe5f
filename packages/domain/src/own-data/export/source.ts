import type { WritingClient } from '../../drafts/writing-client';
import type { ExportKind } from '../files/kinds';
import type { Position } from '../pages';

/** A part of a file. */
export interface FilePart {
  readonly text: string;
  /** How many rows are in it. */
  readonly rows: number;
  /** Where the list goes on; null at its end. */
  readonly next: Position;
}

/** What is read for one kind of file, part by part. */
export interface ExportSource {
  readonly fileName: string;
  /** Stands before the first part, between two parts that aren't empty, and after the last one. */
  readonly separators: { readonly before: string; readonly between: string; readonly after: string };
  /** Rejects with `ApiError`. */
  readonly read: (client: WritingClient, position: Position) => Promise<FilePart>;
  /** Nothing of it comes from the server. */
  readonly isOfDevice?: true;
  /** Milliseconds between two parts, for kinds that need many requests. */
  readonly pauseMs?: number;
  /** How many rows the server says there are; null where it does not. */
  readonly total: (client: WritingClient) => number | null;
}

/** The pause between two pages of posts or messages. */
export const POSTS_PAUSE_MS = 500;

export type ExportSources = Readonly<Record<ExportKind, ExportSource>>;

export const csvSeparators = (before = '') => ({ before, between: '', after: '' });
export const jsonSeparators = { before: '[\n', between: ',\n', after: '\n]\n' } as const;

/** Rows of a JSON file, one in each line. */
export const printRows = (rows: readonly object[]): string =>
  rows.map((row) => JSON.stringify(row)).join(',\n');

export const unknownTotal = (): null => null;
