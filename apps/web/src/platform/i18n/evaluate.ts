import type { Message, MessageCases, MessagePart } from './messages';

/** Values of a message: plain ones, and functions that wrap the content of a tag. */
export type MessageValues<T> = Readonly<Record<string, T | string | number | ((parts: (string | T)[]) => T)>>;

export interface MessageRules {
  number: (value: number) => string;
  plural: (value: number, ordinal: boolean) => string;
}

/** Evaluates a message to its pieces: strings, and those values that are not strings. */
export function evaluate<T>(message: Message, values: MessageValues<T>, rules: MessageRules): (string | T)[] {
  return pieces(message, null);

  function pieces(parts: Message, pound: number | null): (string | T)[] {
    return parts.flatMap((part) => piecesOf(part, pound));
  }

  function piecesOf(part: MessagePart, pound: number | null): (string | T)[] {
    if (typeof part === 'string') return [part];
    if ('v' in part) return [plain(part.v)];
    if ('n' in part) return [rules.number(number(part.n))];
    if ('pound' in part) return [pound === null ? '#' : rules.number(pound)];
    if ('select' in part) return pieces(oneOf(part.of, String(values[part.select])), pound);
    if ('tag' in part) return [wrapped(part.tag, pieces(part.inner, pound))];
    const value = number(part.plural);
    const counted = value - part.offset;
    const exact = part.of[`=${value}`];
    return pieces(exact ?? oneOf(part.of, rules.plural(counted, part.ordinal)), counted);
  }

  function plain(name: string): string | T {
    const value = values[name];
    if (value === undefined || typeof value === 'function') throw new Error(`No value for {${name}}.`);
    return typeof value === 'number' ? rules.number(value) : value;
  }

  function number(name: string): number {
    const value = values[name];
    if (typeof value !== 'number') throw new Error(`{${name}} needs a number.`);
    return value;
  }

  function wrapped(name: string, inner: (string | T)[]): T {
    const wrap = values[name];
    if (typeof wrap !== 'function') throw new Error(`<${name}> needs a function.`);
    // Values are never functions themselves (React elements are not), so a function is always the wrapper of a tag.
    return (wrap as (parts: (string | T)[]) => T)(inner);
  }
}

function oneOf(cases: MessageCases, name: string): Message {
  const found = cases[name] ?? cases['other'];
  if (found === undefined) throw new Error(`No case for ${name}.`);
  return found;
}
