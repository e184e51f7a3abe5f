import { IntlMessageFormat } from 'intl-messageformat';
import { log } from '../../boot/logger';
import type { CompiledMessages } from './messages';

/** Values of a message: plain ones, and functions that wrap what stands inside a tag. */
export type MessageValues<T> = Readonly<
  Record<string, T | string | number | Date | ((parts: (string | T)[]) => T)>
>;

/** Words, numbers and times of one locale. Every formatter of the browser is made once: they are dear. */
export class Formatter {
  readonly #locale: string;
  readonly #messages: CompiledMessages;
  readonly #formats = new Map<string, IntlMessageFormat>();
  readonly #numbers = new Map<string, Intl.NumberFormat>();
  readonly #times = new Map<string, Intl.DateTimeFormat>();

  constructor(locale: string, messages: CompiledMessages) {
    this.#locale = locale;
    this.#messages = messages;
  }

  /** A text, or its parts where values are more than text. A message that cannot be formatted reads as its id. */
  message<T>(id: string, values?: MessageValues<T>): string | T | (string | T)[] {
    try {
      return this.#format(id).format<T>(values);
    } catch (error) {
      log('error', `The message ${id} could not be formatted.`, error);
      return id;
    }
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return remember(this.#numbers, options, () => new Intl.NumberFormat(this.#locale, options)).format(value);
  }

  /** `at` in milliseconds since 1970, in the person's time zone. */
  time(at: number, options: Intl.DateTimeFormatOptions): string {
    return remember(this.#times, options, () => new Intl.DateTimeFormat(this.#locale, options)).format(at);
  }

  #format(id: string): IntlMessageFormat {
    return remember(this.#formats, id, () => new IntlMessageFormat(this.#messages[id] ?? [], this.#locale));
  }
}

function remember<T>(known: Map<string, T>, what: object | string, make: () => T): T {
  const key = typeof what === 'string' ? what : JSON.stringify(what);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
