import { vi } from 'vitest';
import { buildEmoji } from '../../../build/build-emoji';
import { type AppServer, ORIGIN } from './app-server';
import { standInForModalDialogs } from './modal-dialogs';

const EMOJI = '/assets/emoji-en.json';
const LOCALE = { code: 'en', direction: 'ltr', first: '' } as const;

declare global {
  interface Window {
    /** happy-dom's extension of the window. */
    readonly happyDOM: {
      setURL(url: string): void;
      setViewport(size: { width: number; height: number }): void;
      readonly settings: { readonly device: { prefersColorScheme: string } };
    };
  }
}

/** Sets up a browser without any records, with the APIs that the client uses and happy-dom lacks. */
export async function standInForBrowser(server: AppServer, width = 1440): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const { happyDOM } = window;
  happyDOM.setURL(ORIGIN);
  happyDOM.setViewport({ width, height: 900 });
  happyDOM.settings.device.prefersColorScheme = 'light';
  const { source: emoji } = await buildEmoji({ code: 'en' });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
    input === EMOJI ? new Response(emoji) : server.fetch(input, init),
  );
  // happy-dom's would ask the network. Without it, files go to the server of the test, and nobody sees how far they are.
  vi.stubGlobal('XMLHttpRequest', undefined);
  // happy-dom's cannot draw. Without it, pictures are sent as they are, without what was noted in them.
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.stubGlobal('linnetEarly', { locale: LOCALE, locales: [LOCALE], emoji: EMOJI });
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'setRangeText', { value: setRangeText, configurable: true });
  standInForModalDialogs();
  // As on a page without a secure origin. happy-dom has null here, which no browser has.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}

/**
 * `setRangeText` as in browsers, which bypass React's tracker on `value`. happy-dom does not, so React misses the
 * change.
 */
function setRangeText(this: HTMLInputElement | HTMLTextAreaElement, ...args: [string, number, number]): void {
  const [text, from, to] = args;
  const value = this.value.slice(0, from) + text + this.value.slice(to);
  const elementClass = this instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(elementClass.prototype, 'value')?.set?.call(this, value);
  this.setSelectionRange(from + text.length, from + text.length);
}
