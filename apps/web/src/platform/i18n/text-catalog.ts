import { LazyPart } from '../chunks/lazy-part';
import { Formatter } from './formatter';
import type { CompiledMessages } from './messages';
import { log } from '../../boot/logger';

export interface TextSource {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Messages of the first screens. */
  readonly first: CompiledMessages;
  /** Loads all others. */
  readonly loadRest: () => Promise<CompiledMessages>;
}

/**
 * The messages of one locale: those of the first screens at once, the rest when it has loaded. Subscribers are notified
 * of the rest only if a substitute for a missing message has been shown; otherwise nothing renders again.
 */
export class TextCatalog {
  readonly direction: 'ltr' | 'rtl';
  /** All messages that the first screens don't need, as a lazy part. */
  readonly rest: LazyPart<void>;
  readonly locale: string;
  readonly #messages: CompiledMessages;
  readonly #listeners = new Set<() => void>();
  readonly #missed = new Set<string>();
  #formatter: Formatter;

  constructor({ locale, direction, first, loadRest }: TextSource) {
    this.direction = direction;
    this.locale = locale;
    this.#messages = { ...first };
    this.rest = new LazyPart(async () => this.#add(await loadRest()));
    this.#formatter = new Formatter(locale, this.#messages);
  }

  /** The formatter. A new object when the texts on the screen have to be formatted again. */
  readonly formatter = (): Formatter => this.#formatter;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(id: string): boolean {
    return id in this.#messages;
  }

  /** Records that a message was missing and returns its substitute. */
  miss(id: string): string {
    if (!this.#missed.has(id)) log('warn', `The message ${id} is not there.`);
    this.#missed.add(id);
    return missingText(id);
  }

  #add(messages: CompiledMessages): void {
    Object.assign(this.#messages, messages);
    if (![...this.#missed].some((id) => id in messages)) return;
    this.#missed.clear();
    this.#formatter = new Formatter(this.locale, this.#messages);
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The substitute for a message that has not loaded: the last word of its id. */
function missingText(id: string): string {
  const words = id.slice(id.lastIndexOf('.') + 1).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
