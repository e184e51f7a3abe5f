import {
  isArchive,
  type NewEmoji,
  shortcodeOfFile,
  shortcodeProblem,
  type ShortcodeProblem,
  type TakenShortcodes,
} from '@linnet/domain/emoji-packs';

/** A file or address that is about to be added, as its row in the form. */
export interface NewRow extends NewEmoji {
  readonly id: number;
  /** The shortcodes in an archive of the device; null for other sources, and before it is read. */
  readonly contents: readonly string[] | 'unreadable' | null;
}

export const isArchiveRow = ({ source }: Pick<NewRow, 'source'>): boolean => isArchive(source);

export const sourceName = ({ source }: Pick<NewRow, 'source'>): string =>
  typeof source === 'string' ? source : source.name;

/** A row with the shortcode that the name of the file suggests. */
export function newRow(id: number, source: File | string): NewRow {
  const name = typeof source === 'string' ? source : source.name;
  return { id, source, shortcode: isArchive(source) ? '' : shortcodeOfFile(name), contents: null };
}

/** What is wrong with the shortcode of a row; null also for archives, which have none. */
export function problemOf(
  row: NewRow,
  rows: readonly NewRow[],
  taken: TakenShortcodes,
): ShortcodeProblem | null {
  if (isArchiveRow(row)) return null;
  const others = rows.filter(({ id }) => id !== row.id).map(({ shortcode }) => shortcode);
  return shortcodeProblem(row.shortcode, { taken, others });
}

/** Whether an address can be fetched by a server at all. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\/\S+$/i.test(text);
