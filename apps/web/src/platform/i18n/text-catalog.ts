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
  /** Loads all other messages except those that only a lazily loaded screen needs. */
  readonly loadRest: () => Promise<CompiledMessages>;
  /** Loads those that only a lazily loaded screen needs. */
  readonly loadScreen: (screen: ScreenTexts) => Promise<CompiledMessages>;
}

/**
 * The messages of one locale: those of the first screens at once, the rest when it has loaded. Subscribers are notified
 * of the rest only if a substitute for a missing message has been shown; otherwise nothing renders again.
 */
export class TextCatalog {
  /** The messages that the first screens don't need, as a lazy part. */
  readonly rest: LazyPart<void>;
  #messages: CompiledMessages;
  #source: TextSource;
  #changes = 0;
  readonly #listeners = new Set<() => void>();
  readonly #missed = new Set<string>();
  readonly #screens = new Map<ScreenTexts, LazyPart<void>>();
  #formatter: Formatter;

  constructor(source: TextSource) {
    this.#source = source;
    this.#messages = { ...source.first };
    this.rest = new LazyPart(() => this.#load((from) => from.loadRest()));
    this.#formatter = new Formatter(source.locale, this.#messages);
  }

  /** The language as Intl knows it. */
  get locale(): string {
    return this.#source.locale;
  }

  get direction(): 'ltr' | 'rtl' {
    return this.#source.direction;
  }

  /**
   * Shows another locale as soon as its messages have loaded: the rest, and those of the screens that are loaded now.
   * Rejects and changes nothing when they can't be loaded; resolves to false when another locale was chosen meanwhile.
   */
  async change(source: TextSource): Promise<boolean> {
    this.#changes += 1;
    const change = this.#changes;
    const readyScreens = () => [...this.#screens].filter(([, part]) => part.state().state === 'ready');
    let screens, loaded;
    // Messages of screens that become ready meanwhile are in the old language.
    do {
      screens = readyScreens();
      loaded = await Promise.all([source.loadRest(), ...screens.map(([name]) => source.loadScreen(name))]);
    } while (readyScreens().length > screens.length);
    if (change !== this.#changes) return false;
    this.#source = source;
    this.#messages = Object.assign({}, source.first, ...loaded) as CompiledMessages;
    this.#render();
    return true;
  }

  /** The messages that only this screen needs, as a lazy part. */
  screen(name: ScreenTexts): LazyPart<void> {
    const known = this.#screens.get(name);
    if (known !== undefined) return known;
    const part = new LazyPart(() => this.#load((from) => from.loadScreen(name)));
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
    this.#render();
  }

  /** Loads a part; again when another locale was chosen meanwhile. */
  async #load(load: (source: TextSource) => Promise<CompiledMessages>): Promise<void> {
    const source = this.#source;
    const messages = await load(source);
    if (source !== this.#source) return this.#load(load);
    this.#add(messages);
  }

  /** Formats all texts on the screen again. */
  #render(): void {
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
