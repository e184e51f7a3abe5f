import {
  parse,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages, Message, MessageCases, MessagePart } from '../src/platform/i18n/messages';

/** Numbers that the ICU parser uses for the kinds of message elements. */
const kinds = { literal: 0, value: 1, number: 2, select: 5, plural: 6, pound: 7, tag: 8 } as const;

/**
 * Compiles a locale file (dotted key → ICU message) into the pieces that the page evaluates. The build fails and names
 * the message when one does not parse or uses a feature that the page cannot evaluate.
 */
export function compileLocale(messages: unknown): CompiledMessages {
  if (typeof messages !== 'object' || messages === null)
    throw new Error('A locale is an object of messages.');
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compileMessage(id, message)]),
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

function compileMessage(id: string, message: unknown): Message {
  if (typeof message !== 'string') throw new Error(`The message ${id} is no text.`);
  try {
    return parse(message, { captureLocation: false }).map(compilePart);
  } catch (error) {
    throw new Error(`The message ${id} does not compile: ${message}`, { cause: error });
  }
}

function compilePart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case kinds.literal:
      return element.value;
    case kinds.value:
      return { v: element.value };
    case kinds.number:
      if (element.style) throw new Error('Numbers with a style are not evaluated.');
      return { n: element.value };
    case kinds.select:
      return { select: element.value, of: compileCases(element.options) };
    case kinds.plural: {
      const ordinal = element.pluralType === 'ordinal';
      return { plural: element.value, offset: element.offset, ordinal, of: compileCases(element.options) };
    }
    case kinds.pound:
      return { pound: 1 };
    case kinds.tag:
      return { tag: element.value, inner: element.children.map(compilePart) };
    default:
      throw new Error('Dates and times are formatted by the views.');
  }
}

function compileCases(options: Readonly<Record<string, PluralOrSelectOption>>): MessageCases {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, value.map(compilePart)]),
  );
}
