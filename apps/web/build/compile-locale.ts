import {
  parse,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages, Message, MessageCases, MessagePart } from '../src/platform/i18n/messages';

/** Numbers that the ICU parser uses for the kinds of message elements. */
const kinds = { literal: 0, value: 1, number: 2, select: 5, plural: 6, pound: 7, tag: 8 } as const;

type Direction = 'ltr' | 'rtl';

/**
 * Compiles a locale file (dotted key → ICU message) into the pieces that the page evaluates. The build fails and names
 * the message when one does not parse or uses a feature that the page cannot evaluate.
 *
 * In a language that is written from right to left, every value gets isolation marks, together with the sign of a handle
 * or a hashtag before it: most names, handles and addresses run the other way.
 */
export function compileLocale(messages: unknown, direction: Direction = 'ltr'): CompiledMessages {
  if (typeof messages !== 'object' || messages === null)
    throw new Error('A locale is an object of messages.');
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compileMessage({ id, message, direction })]),
  );
}

const startsWithOneOf = (id: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => id.startsWith(prefix));

/** The messages whose ids start with one of the prefixes. */
export function messagesWith(all: CompiledMessages, prefixes: readonly string[]): CompiledMessages {
  return Object.fromEntries(Object.entries(all).filter(([id]) => startsWithOneOf(id, prefixes)));
}

/** The messages whose ids start with none of the prefixes. */
export function messagesWithout(all: CompiledMessages, prefixes: readonly string[]): CompiledMessages {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !startsWithOneOf(id, prefixes)));
}

function compileMessage({
  id,
  message,
  direction,
}: {
  id: string;
  message: unknown;
  direction: Direction;
}): Message {
  if (typeof message !== 'string') throw new Error(`The message ${id} is no text.`);
  try {
    return compileParts(parse(message, { captureLocation: false }), direction);
  } catch (error) {
    throw new Error(`The message ${id} does not compile: ${message}`, { cause: error });
  }
}

const [isolate, endIsolate] = ['\u2068', '\u2069'];

function compileParts(elements: readonly MessageFormatElement[], direction: Direction): Message {
  const parts: MessagePart[] = [];
  for (const element of elements) {
    const isValue = element.type === kinds.value && direction === 'rtl';
    const sign = isValue ? takeSign(parts) : '';
    if (isValue) addText(parts, isolate + sign);
    const part = compilePart(element, direction);
    if (typeof part === 'string') addText(parts, part);
    else parts.push(part);
    if (isValue) addText(parts, endIsolate);
  }
  return parts;
}

/** Takes the sign of a handle or a hashtag from the end of a text. */
function takeSign(parts: MessagePart[]): string {
  const last = parts.at(-1);
  if (typeof last !== 'string' || !/[@#]$/.test(last)) return '';
  parts[parts.length - 1] = last.slice(0, -1);
  return last.slice(-1);
}

function addText(parts: MessagePart[], text: string): void {
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last + text;
  else parts.push(text);
}

function compilePart(element: MessageFormatElement, direction: Direction): MessagePart {
  switch (element.type) {
    case kinds.literal:
      return element.value;
    case kinds.value:
      return { v: element.value };
    case kinds.number:
      if (element.style) throw new Error('Numbers with a style are not evaluated.');
      return { n: element.value };
    case kinds.select:
      return { select: element.value, of: compileCases(element.options, direction) };
    case kinds.plural: {
      const ordinal = element.pluralType === 'ordinal';
      return {
        plural: element.value,
        offset: element.offset,
        ordinal,
        of: compileCases(element.options, direction),
      };
    }
    case kinds.pound:
      return { pound: 1 };
    case kinds.tag:
      return { tag: element.value, inner: compileParts(element.children, direction) };
    default:
      throw new Error('Dates and times are formatted by the views.');
  }
}

function compileCases(
  options: Readonly<Record<string, PluralOrSelectOption>>,
  direction: Direction,
): MessageCases {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, compileParts(value, direction)]),
  );
}
