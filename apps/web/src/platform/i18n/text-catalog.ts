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
 * The words of one locale: the first part at once, the rest when it has come. Whoever showed a substitute for
 * a message meanwhile hears of the rest; otherwise it arrives without any screen rendering again.
 */
export class TextCatalog {
  readonly direction: 'ltr' | 'rtl';
  /** All messages that are not needed for the first screens, as a part that can fail and be tried again. */
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
    this.rest = new LazyPart(async () => this.#take(await loadRest()));
    this.#formatter = new Formatter(locale, this.#messages);
  }

  /** The formatter. Another object than before when texts on the screen have to be made anew. */
  readonly formatter = (): Formatter => this.#formatter;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(id: string): boolean {
    return id in this.#messages;
  }

  /** Takes note that this message was wanted and gives its substitute. */
  miss(id: string): string {
    if (!this.#missed.has(id)) log('warn', `The message ${id} is not there.`);
    this.#missed.add(id);
    return missingText(id);
  }

  #take(messages: CompiledMessages): void {
    Object.assign(this.#messages, messages);
    if (![...this.#missed].some((id) => id in messages)) return;
    this.#missed.clear();
    this.#formatter = new Formatter(this.locale, this.#messages);
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What stands for a message that is not there yet: the last word of its id, legible if not beautiful. */
function missingText(id: string): string {
  const words = id.slice(id.lastIndexOf('.') + 1).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
