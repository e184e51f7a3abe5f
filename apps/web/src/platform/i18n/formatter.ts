import { log } from '../../boot/logger';
import { evaluate, type MessageRules, type MessageValues } from './evaluate';
import type { CompiledMessages } from './messages';
import { timeLocaleOf } from './time-locale';

/** Languages that don't use the digits 0 to 9, or not everywhere (CLDR, default numbering systems). */
const languagesWithOwnDigits: ReadonlySet<string> = new Set(
  'ar as az bgn bho bn ccp ckb dz fa ff hi hnj ks ku lrc mni mr my mzn ne pa ps raj sa sat sd sdh ur uz'.split(
    ' ',
  ),
);

/**
 * Whether a number is formatted in this language as `String` does it. Most numbers on a page are, and the browser's
 * first formatter costs a slow machine more time than all cards that it would format.
 */
export function isPlain(value: number, locale: string): boolean {
  const [language = ''] = locale.toLowerCase().split('-', 1);
  return (
    Number.isInteger(value) &&
    value >= 0 &&
    value < 1000 &&
    !languagesWithOwnDigits.has(language) &&
    !locale.includes('-u-')
  );
}

/** Formats messages, numbers and times in one locale. `Intl` formatters are expensive: each is created once. */
export class Formatter {
  readonly #messages: CompiledMessages;
  readonly #locale: string;
  readonly #formatters = new Map<string, unknown>();
  #timeLocale: string | null = null;
  readonly #rules: MessageRules = {
    number: (value) => this.number(value),
    plural: (value, ordinal) => this.#plurals(ordinal).select(value),
  };

  constructor(locale: string, messages: CompiledMessages) {
    this.#locale = locale;
    this.#messages = messages;
  }

  /** The pieces of a message. A message that cannot be formatted gives its id. */
  message<T>(id: string, values: MessageValues<T> = {}): (string | T)[] {
    try {
      return evaluate(this.#messages[id] ?? [], values, this.#rules);
    } catch (error) {
      log('error', `The message ${id} could not be formatted.`, error);
      return [id];
    }
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    if (options === undefined && isPlain(value, this.#locale)) return String(value);
    return this.#cached('number', options ?? {}, () => new Intl.NumberFormat(this.#locale, options)).format(
      value,
    );
  }

  /** The distance from now, in a sentence: "in 5 hours", "2 days ago" for a negative amount. */
  relative(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
    return this.#cached('relative', '', () => new Intl.RelativeTimeFormat(this.#locale)).format(amount, unit);
  }

  /** `at` in milliseconds since 1970, shown in the viewer's time zone. */
  time(at: number, options: Intl.DateTimeFormatOptions): string {
    return this.#cached('time', options, () => this.#newTimeFormat(options)).format(at);
  }

  #newTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    this.#timeLocale ??= timeLocaleOf(this.#locale, navigator.languages);
    return new Intl.DateTimeFormat(this.#timeLocale, options);
  }

  #plurals(ordinal: boolean): Intl.PluralRules {
    const type = ordinal ? 'ordinal' : 'cardinal';
    return this.#cached('plural', type, () => new Intl.PluralRules(this.#locale, { type }));
  }

  #cached<T>(kind: string, options: unknown, make: () => T): T {
    const key = kind + JSON.stringify(options);
    const formatter = this.#formatters.get(key) ?? make();
    this.#formatters.set(key, formatter);
    // The key includes the kind of formatter, so the cached one is of this type.
    return formatter as T;
  }
}
