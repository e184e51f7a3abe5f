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
export async function standInForBrowser(server: AppServer): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const { happyDOM } = window as unknown as TestWindow;
  happyDOM.setURL(ORIGIN);
  happyDOM.setViewport({ width: 1440, height: 900 });
  const { source: emoji } = await buildEmoji('en');
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
    input === EMOJI ? new Response(emoji) : server.fetch(input, init),
  );
  vi.stubGlobal('linnetEarly', { locale: LOCALE, locales: [LOCALE] });
  // As on a page without a secure origin. The document of tests has null, which no browser has.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}
