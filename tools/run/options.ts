import { parseArgs } from 'node:util';

/** One option of a command, as `commands.json` lists it: a flag, the name before a word, or one before several. */
interface OptionRow {
  name: string;
  kind: string;
}

export interface Options {
  /** Whether a flag was given. */
  has(name: string): boolean;
  /** The word after an option, if it was given. */
  word(name: string): string | undefined;
  /** The words after an option that may be given several times. */
  words(name: string): string[];
}

/** What a person typed cannot be followed; the message is for them. */
export class UsageError extends Error {}

/** Reads the words after a command. Throws a UsageError for whatever is not in `rows`. */
export function readOptions(words: string[], rows: readonly OptionRow[]): Options {
  const types = rows.map(({ name, kind }) => {
    return [name, { type: kind === 'flag' ? 'boolean' : 'string', multiple: kind === 'words' }] as const;
  });
  const values = parse(words, Object.fromEntries(types));
  return {
    has: (name) => values[name] === true,
    word: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
    words(name) {
      const value = values[name];
      return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
    },
  };
}

/** A port number from its word; 0 asks the system for a free one. */
export function readPort(word: string | undefined, fallback: number): number {
  if (word === undefined) return fallback;
  const port = Number(word);
  if (!/^\d+$/.test(word) || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not "${word}".`);
  return port;
}

/** The origin of a server from its word; `example.org` means https. */
export function readServer(word: string): URL {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(word) ? word : `https://${word}`;
  if (!URL.canParse(text)) throw new UsageError(`--server takes an address, not "${word}".`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new UsageError(`--server takes an http or https address, not "${word}".`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new UsageError('--server takes the address of a whole server: no path, query or user name.');
  }
  return url;
}

function parse(words: string[], options: Record<string, { type: 'boolean' | 'string'; multiple: boolean }>) {
  try {
    return parseArgs({ args: words, options, allowPositionals: false, strict: true }).values;
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(`${error.message.split('. ')[0]?.replace(/\.$/, '')}.`);
    throw error;
  }
}
