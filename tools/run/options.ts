import { parseArgs } from 'node:util';

/** One option of a command: what it takes and what the help says of it. */
export type OptionRow =
  | { name: string; kind: 'flag'; help: string }
  | { name: string; kind: 'word'; value: string; help: string };

export interface Options {
  /** Whether a flag was given. */
  has(name: string): boolean;
  /** The word after an option, if it was given. */
  word(name: string): string | undefined;
}

/** What a person typed cannot be followed; the message is for them. */
export class UsageError extends Error {}

const HELP: OptionRow = { name: 'help', kind: 'flag', help: 'say this' };

/** Reads the words after a command. Throws a UsageError for whatever is not in `rows`. */
export function readOptions(words: string[], rows: readonly OptionRow[]): Options {
  const known = [...rows, HELP];
  const types = known.map((row) => [row.name, { type: row.kind === 'flag' ? 'boolean' : 'string' }] as const);
  const values = parse(words, Object.fromEntries(types));
  return {
    has: (name) => values[name] === true,
    word: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** The text for `--help`. */
export function describeOptions(usage: string, rows: readonly OptionRow[]): string {
  const lines = [...rows, HELP].map((row) => {
    const form = row.kind === 'flag' ? `--${row.name}` : `--${row.name} ${row.value}`;
    return `  ${form.padEnd(18)} ${row.help}`;
  });
  return [usage, '', ...lines].join('\n');
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

function parse(words: string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({ args: words, options, allowPositionals: false, strict: true }).values;
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(`${error.message.split('. ')[0]?.replace(/\.$/, '')}.`);
    throw error;
  }
}
