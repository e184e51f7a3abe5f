import type { TextStorage } from '../../kernel/environment';
import { isPlainObject, readJson, readJsonRecord } from '../../kernel/json-record';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one text: reading and writing them takes a millisecond or two. */
const PART_LENGTH = 1000;

/** Rows that are stored in texts short enough to keep the page responsive. */
export interface RowParts<T> {
  /** Null when there are none, or the browser has removed some. */
  readonly read: () => Promise<readonly T[] | null>;
  /** Replaces all rows at once: after a crash there are the earlier ones or these. False when there is no room. */
  readonly write: (rows: readonly T[]) => Promise<boolean>;
  /** Keeps the first `kept` rows and adds these. False when there is no room. */
  readonly append: (kept: number, rows: readonly T[]) => Promise<boolean>;
}

/** Says how many rows there are, and which texts have them: those of this version. */
interface Head {
  readonly version: number;
  readonly count: number;
}

interface RowPartsOptions<T> {
  readonly storage: TextStorage;
  /** The name of the text with the head; the names of all others begin with it and a space. */
  readonly name: string;
  /** Null for what can't be read. */
  readonly read: (row: Row) => T | null;
}

export function createRowParts<T>({ storage, name, read: readRow }: RowPartsOptions<T>): RowParts<T> {
  const partName = (version: number, index: number): string => `${name} ${version} ${index}`;

  async function readHead(): Promise<Head | null> {
    const { version, count } = readJsonRecord(await storage.read(name));
    return typeof version === 'number' && typeof count === 'number' ? { version, count } : null;
  }

  async function readPart(version: number, index: number): Promise<readonly T[] | null> {
    const rows = readJson((await storage.read(partName(version, index))) ?? '');
    if (!Array.isArray(rows)) return null;
    return rows.filter(isPlainObject).flatMap((row): T[] => {
      const one = readRow(row);
      return one === null ? [] : [one];
    });
  }

  /** Writes rows from the beginning of a part on, then the head. */
  async function writeFrom(first: number, rows: readonly T[], version: number): Promise<boolean> {
    let isStored = true;
    const write = async (into: string, value: unknown): Promise<void> => {
      // Without room, the storage holds the text in memory until the page is closed.
      if (!(await storage.write(into, JSON.stringify(value)))) isStored = false;
    };
    for (let at = 0; at < rows.length; at += PART_LENGTH)
      await write(partName(version, first + at / PART_LENGTH), rows.slice(at, at + PART_LENGTH));
    const head: Head = { version, count: first * PART_LENGTH + rows.length };
    await write(name, head);
    return isStored;
  }

  return {
    async read() {
      const head = await readHead();
      if (head === null) return null;
      const all: T[] = [];
      for (let index = 0; index * PART_LENGTH < head.count; index += 1) {
        const rows = await readPart(head.version, index);
        if (rows === null) return null;
        all.push(...rows);
      }
      return all.slice(0, head.count);
    },
    async write(rows) {
      const before = await readHead();
      const isWritten = await writeFrom(0, rows, (before?.version ?? 0) + 1);
      if (isWritten && before !== null) await storage.remove(`${name} ${before.version} `);
      return isWritten;
    },
    async append(kept, rows) {
      const { version } = (await readHead()) ?? { version: 1 };
      const first = Math.floor(kept / PART_LENGTH);
      const before = kept % PART_LENGTH === 0 ? [] : ((await readPart(version, first)) ?? []);
      return writeFrom(first, [...before.slice(0, kept % PART_LENGTH), ...rows], version);
    },
  };
}
