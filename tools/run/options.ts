import { parseArgs } from 'node:util';

/** An option of a command, as in `commands.json`: a flag, or a name followed by a value, once or repeatedly. */
interface OptionRow {
  name: string;
  kind: string;
}

export interface Options {
  /** Whether a flag was given. */
  has(name: string): boolean;
  /** The value of an option, if it was given. */
  value(name: string): string | undefined;
  /** The values of an option that may be repeated. */
  values(name: string): string[];
}

/** The arguments are invalid; the message is for the user. */
export class UsageError extends Error {}

/** Parses the arguments of a command. Throws a UsageError for anything that is not in `rows`. */
export function readOptions(args: string[], rows: readonly OptionRow[]): Options {
  const types = rows.map(({ name, kind }) => {
    return [name, { type: kind === 'flag' ? 'boolean' : 'string', multiple: kind === 'values' }] as const;
  });
  const values = parse(args, Object.fromEntries(types));
  return {
    has: (name) => values[name] === true,
    value: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
    values(name) {
      const value = values[name];
      return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
    },
  };
}

/** A port number from an argument; 0 lets the system choose a free one. */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not "${text}".`);
  return port;
}

/** The origin of a server from an argument; `example.org` means https. */
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

function parse(args: string[], options: Record<string, { type: 'boolean' | 'string'; multiple: boolean }>) {
  try {
    return parseArgs({ args: args, options, allowPositionals: false, strict: true }).values;
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(`${error.message.split('. ')[0]?.replace(/\.$/, '')}.`);
    throw error;
  }
}
