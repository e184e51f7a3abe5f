import type { ScreenTexts } from '../../locales/text-parts';
import { LazyPart } from '../chunks/lazy-part';
import { Formatter } from './formatter';
import type { CompiledMessages } from './messages';
import { log } from '../../boot/logger';

export interface TextSource {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Messages of the first screens. */
  readonly first: CompiledMessages;
  /** Loads all others but those of screens. */
  readonly loadRest: () => Promise<CompiledMessages>;
  /** Loads those that only a lazily loaded screen needs. */
  readonly loadScreen: (screen: ScreenTexts) => Promise<CompiledMessages>;
}

/**
 * The messages of one locale: those of the first screens at once, the rest when it has loaded. Subscribers are notified
 * of the rest only if a substitute for a missing message has been shown; otherwise nothing renders again.
 */
export class TextCatalog {
  readonly direction: 'ltr' | 'rtl';
  /** The messages that the first screens don't need, as a lazy part. */
  readonly rest: LazyPart<void>;
  readonly locale: string;
  readonly #messages: CompiledMessages;
  readonly #listeners = new Set<() => void>();
  readonly #missed = new Set<string>();
  readonly #screens = new Map<ScreenTexts, LazyPart<void>>();
  readonly #loadScreen: TextSource['loadScreen'];
  #formatter: Formatter;

  constructor({ locale, direction, first, loadRest, loadScreen }: TextSource) {
    this.direction = direction;
    this.locale = locale;
    this.#messages = { ...first };
    this.rest = new LazyPart(async () => this.#add(await loadRest()));
    this.#loadScreen = loadScreen;
    this.#formatter = new Formatter(locale, this.#messages);
  }

  /** The messages that only this screen needs, as a lazy part. */
  screen(name: ScreenTexts): LazyPart<void> {
    const known = this.#screens.get(name);
    if (known !== undefined) return known;
    const part = new LazyPart(async () => this.#add(await this.#loadScreen(name)));
    this.#screens.set(name, part);
    return part;
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
