import type { PageClient } from '../accounts/create-client';
import type { Drafts } from '../drafts/drafts';
import { browserPages, type BrowserPage } from './browser-pages';
import type { startServer } from './start-server';

interface WriterOptions {
  /** Intercepts each request. */
  between?: (request: Request, next: typeof fetch) => Promise<Response>;
  /** What the browser reports about its network. */
  isOnline?: () => boolean;
  /** Who writes: Alice unless given. */
  name?: string;
}

interface WriterPage extends Pick<BrowserPage, 'crash'> {
  client: PageClient;
  drafts: Drafts;
  /** Closes the page, with a chance to save. */
  leave(): void;
}

/** Opens pages of one browser in which somebody writes. */
export function openWriter(server: Awaited<ReturnType<typeof startServer>>, options: WriterOptions = {}) {
  const browser = browserPages();
  const transport = options.between ?? ((request: Request, next: typeof fetch) => next(request));
  let isKnown = false;

  async function open(): Promise<WriterPage> {
    const page = browser.open();
    const visit = {
      storage: page.storage,
      writing: { ...page.writing, isOnline: options.isOnline ?? page.writing.isOnline },
      async between(request: Request, next: typeof fetch): Promise<Response> {
        const answer = page.isGone() ? null : await transport(request, next);
        return answer === null || page.isGone() ? new Promise(() => {}) : answer;
      },
    };
    const client = isKnown ? server.visit(visit) : await server.visitAs(options.name ?? 'alice', visit);
    isKnown = true;
    const drafts = await client.drafts.load();
    await client.session.verify();
    return {
      client,
      drafts,
      crash: page.crash,
      leave() {
        drafts.flush();
        page.crash();
      },
    };
  }

  return { open, records: browser.records };
}
