import type { ImportKind } from '../own-data';

type CsvKind = Exclude<ImportKind, 'filters' | 'drafts'>;

/** The columns that Mastodon's import knows of each kind. */
const columns: Readonly<Record<CsvKind, readonly string[]>> = {
  follows: ['Account address', 'Show boosts', 'Notify on new posts', 'Languages'],
  mutes: ['Account address', 'Hide notifications'],
  blocks: ['Account address'],
  lists: ['List name', 'Account address'],
  bookmarks: ['#uri'],
  domain_blocks: ['#domain'],
};

/** Those that a file without their names has: only lists have two. */
const unnamed = (kind: CsvKind): readonly string[] =>
  kind === 'lists' ? columns.lists : columns[kind].slice(0, 1);

/** The fields of a line of strict CSV. */
function fieldsOf(line: string): readonly string[] {
  const found = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
  if (found.map(([whole]) => whole).join('') !== line) throw new Error(`This is no CSV: ${line}`);
  return found.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

/**
 * What Mastodon's import reads in a file of a kind, row by row. A first line whose first column has a name that it knows
 * names the columns; otherwise each line is a row. It cuts off blanks, and passes over columns without a name.
 */
export function readAsMastodon(kind: CsvKind, text: string): readonly Readonly<Record<string, string>>[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const first = fieldsOf(lines[0] ?? '');
  const isNamed = Object.values(columns).some(([name]) => name === first[0]);
  const names = isNamed ? first : unnamed(kind);
  for (const name of unnamed(kind)) if (!names.includes(name)) throw new Error(`There is no column ${name}.`);
  return lines.slice(isNamed ? 1 : 0).map((line) => {
    const fields = fieldsOf(line).map((field) => field.trim());
    const known = columns[kind].filter((name) => names.includes(name));
    return Object.fromEntries(known.map((name) => [name, fields[names.indexOf(name)] ?? '']));
  });
}
