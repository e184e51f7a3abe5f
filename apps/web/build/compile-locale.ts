import {
  parse,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../src/locales';
import type { CompiledMessages, Message, MessageCases, MessagePart } from '../src/platform/i18n/messages';

/** Numbers that the ICU parser uses for the kinds of message elements. */
const kinds = { literal: 0, value: 1, number: 2, select: 5, plural: 6, pound: 7, tag: 8 } as const;

/** The fields of a locale that compiling needs. */
type CompiledLocale = Partial<Pick<Locale, 'code' | 'tag' | 'similar' | 'direction'>>;

/**
 * Compiles a locale file (dotted key → ICU message) into the pieces that the page evaluates. The build fails and names
 * the message when one does not parse or uses a feature that the page cannot evaluate.
 *
 * In a language that is written from right to left, every value gets isolation marks, together with the sign of a
 * handle or a hashtag before it: most names, handles and addresses are written from left to right.
 *
 * A browser that doesn't know a language uses the plural rules of a similar one. For the numbers where the rules of the
 * two differ, a plural gets exact cases.
 */
export function compileLocale(messages: unknown, locale: CompiledLocale = {}): CompiledMessages {
  if (typeof messages !== 'object' || messages === null)
    throw new Error('A locale is an object of messages.');
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compileMessage({ id, message, locale })]),
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
  locale,
}: {
  id: string;
  message: unknown;
  locale: CompiledLocale;
}): Message {
  if (typeof message !== 'string') throw new Error(`The message ${id} is no text.`);
  try {
    return compileParts(parse(message, { captureLocation: false }), locale);
  } catch (error) {
    throw new Error(`The message ${id} does not compile: ${message}`, { cause: error });
  }
}

const [isolate, endIsolate] = ['\u2068', '\u2069'];

function compileParts(elements: readonly MessageFormatElement[], locale: CompiledLocale): Message {
  const parts: MessagePart[] = [];
  for (const element of elements) {
    const isIsolated = element.type === kinds.value && locale.direction === 'rtl';
    const sign = isIsolated ? takeSign(parts) : '';
    if (isIsolated) addText(parts, isolate + sign);
    const part = compilePart(element, locale);
    if (typeof part === 'string') addText(parts, part);
    else parts.push(part);
    if (isIsolated) addText(parts, endIsolate);
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

function compilePart(element: MessageFormatElement, locale: CompiledLocale): MessagePart {
  switch (element.type) {
    case kinds.literal:
      return element.value;
    case kinds.value:
      return { v: element.value };
    case kinds.number:
      if (element.style) throw new Error('Numbers with a style are not evaluated.');
      return { n: element.value };
    case kinds.select:
      return { select: element.value, of: compileCases(element.options, locale) };
    case kinds.plural: {
      const ordinal = element.pluralType === 'ordinal';
      return {
        plural: element.value,
        offset: element.offset,
        ordinal,
        of: withNumbers(compileCases(element.options, locale), { offset: element.offset, ordinal }, locale),
      };
    }
    case kinds.pound:
      return { pound: 1 };
    case kinds.tag:
      return { tag: element.value, inner: compileParts(element.children, locale) };
    default:
      throw new Error('Dates and times are formatted by the views.');
  }
}

function compileCases(
  options: Readonly<Record<string, PluralOrSelectOption>>,
  locale: CompiledLocale,
): MessageCases {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, compileParts(value, locale)]),
  );
}

/** Numbers up to this one are compared; above it, our languages count like those that are similar. */
const MAX_COMPARED = 100;

/** Adds exact cases for the numbers for which the similar language uses another case than this one. */
function withNumbers(
  cases: MessageCases,
  { offset, ordinal }: { readonly offset: number; readonly ordinal: boolean },
  { code, tag = code, similar }: CompiledLocale,
): MessageCases {
  if (tag === undefined || similar === undefined) return cases;
  const type = ordinal ? 'ordinal' : 'cardinal';
  const [own, other] = [tag, similar].map((language) => new Intl.PluralRules(language, { type }));
  // The build itself may not know the language.
  if (own?.resolvedOptions().locale !== tag || other === undefined) return cases;
  const numbers: Record<string, Message> = {};
  for (let counted = 0; counted <= MAX_COMPARED; counted += 1) {
    const [name, substitute] = [own.select(counted), other.select(counted)];
    const found = cases[name];
    if (name !== substitute && found !== undefined) numbers[`=${counted + offset}`] = found;
  }
  return { ...numbers, ...cases };
}
