import { vi } from 'vitest';
import { buildEmoji } from '../../../build/build-emoji';
import { type AppServer, ORIGIN } from './app-server';

const EMOJI = '/assets/emoji-en.json';
const LOCALE = { code: 'en', direction: 'ltr', first: '', rest: '', emoji: EMOJI } as const;

/** The page's own window, as the document of tests extends it. */
interface TestWindow {
  readonly happyDOM: {
    setURL(url: string): void;
    setViewport(size: { width: number; height: number }): void;
  };
}

/** A browser that has never been here, with what the client uses of one and the document of tests lacks. */
export async function standInForBrowser(server: AppServer, width = 1440): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const { happyDOM } = window as unknown as TestWindow;
  happyDOM.setURL(ORIGIN);
  happyDOM.setViewport({ width, height: 900 });
  const { source: emoji } = await buildEmoji('en');
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
    input === EMOJI ? new Response(emoji) : server.fetch(input, init),
  );
  vi.stubGlobal('linnetEarly', { locale: LOCALE, locales: [LOCALE] });
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'setRangeText', { value: setRangeText, configurable: true });
  // As on a page without a secure origin. The document of tests has null, which no browser has.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}

/** Browsers write past the watch that React keeps on `value`. The document of tests does not, and React misses it. */
function setRangeText(this: HTMLInputElement | HTMLTextAreaElement, ...args: [string, number, number]): void {
  const [text, from, to] = args;
  const value = this.value.slice(0, from) + text + this.value.slice(to);
  const own = this instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(this, value);
  this.setSelectionRange(from + text.length, from + text.length);
}
