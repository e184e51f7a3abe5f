import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectOf } from '../report/json-value';
import type { Messages } from './compare-locale';

type Hashes = Readonly<Record<string, string>>;

/**
 * Which English texts the translations were made from, as hashes: `all` for every language, `redone` for
 * single languages whose text was written anew after the English had changed.
 */
export interface MadeFrom {
  readonly all: Hashes;
  readonly redone: Readonly<Record<string, Hashes>>;
}

const fileOf = (folder: string): string => join(folder, 'made-from.json');

export function readMadeFrom(folder: string): MadeFrom {
  const { all, redone } = objectOf(JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  const languages = Object.entries(objectOf(redone)).map(
    ([code, hashes]) => [code, hashesOf(hashes)] as const,
  );
  return { all: hashesOf(all), redone: Object.fromEntries(languages) };
}

const hashesOf = (json: unknown): Hashes =>
  Object.fromEntries(Object.entries(objectOf(json)).map(([id, hash]) => [id, String(hash)]));

export function writeMadeFrom(folder: string, madeFrom: MadeFrom): void {
  writeFileSync(fileOf(folder), `${JSON.stringify(madeFrom, null, 2)}\n`);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The texts of a language whose English has changed since they were written. */
export const oldTexts = (
  english: Messages,
  { code, messages, madeFrom }: { code: string; messages: Messages; madeFrom: MadeFrom },
): readonly string[] =>
  Object.keys(messages).filter((id) => {
    const [text, from] = [english[id], madeFrom.redone[code]?.[id] ?? madeFrom.all[id]];
    return text !== undefined && from !== undefined && from !== hashOf(text);
  });

/** Texts of which it is not known from which English their translations were made: new ones. */
export const unmarkedTexts = (english: Messages, { all }: MadeFrom): readonly string[] =>
  Object.keys(english).filter((id) => all[id] === undefined);

/** Records that the translations of these texts, and of all new texts, are right for today's English. */
export function withKept(english: Messages, madeFrom: MadeFrom, ids: readonly string[]): MadeFrom {
  const kept = new Set(ids);
  const all = Object.entries(english).map(
    ([id, text]) => [id, kept.has(id) ? hashOf(text) : (madeFrom.all[id] ?? hashOf(text))] as const,
  );
  return tidy({ ...madeFrom, all: Object.fromEntries(all) });
}

/** Records that these texts of one language were written anew from today's English. */
export function withRedone(
  english: Messages,
  madeFrom: MadeFrom,
  { code, ids }: { code: string; ids: readonly string[] },
): MadeFrom {
  const hashes = ids.map((id) => [id, hashOf(english[id] ?? '')] as const);
  const own = { ...madeFrom.redone[code], ...Object.fromEntries(hashes) };
  return tidy({ ...madeFrom, redone: { ...madeFrom.redone, [code]: own } });
}

/** Leaves out hashes that `all` has too, and those of texts that English no longer has. */
function tidy({ all, redone }: MadeFrom): MadeFrom {
  const languages = Object.entries(redone).map(([code, hashes]) => {
    const left = Object.entries(hashes).filter(([id, hash]) => all[id] !== undefined && all[id] !== hash);
    return [code, Object.fromEntries(left)] as const;
  });
  return {
    all,
    redone: Object.fromEntries(languages.filter(([, hashes]) => Object.keys(hashes).length > 0)),
  };
}
