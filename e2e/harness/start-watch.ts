import type { Page, Request } from '@playwright/test';
import { cards } from './cards';

/** The icon of the tab: the server's, or ours. */
const ICONS = ['/favicon.png', '/static/logo.svg'];

/** The performance mark that the page sets when its first status is shown. */
const FIRST_STATUS = 'first status';

interface SentRequest {
  /** Path and query. */
  address: string;
  kind: 'api' | 'static' | 'picture';
  /** The authorization header; null without one. */
  authorization: string | null;
  /** Sent before the first status was shown. */
  isEarly: boolean;
}

/** Watches the start of a page: its requests, and when its first status is shown. */
export class StartWatch {
  readonly #page: Page;
  readonly #requests: Request[] = [];

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#requests.push(request));
  }

  /** Starts to watch. Call it before the page is opened. */
  static async begin(page: Page): Promise<StartWatch> {
    await page.addInitScript((mark) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('main article') === null) return;
        watch.disconnect();
        performance.mark(mark);
      });
      watch.observe(document, { childList: true, subtree: true });
    }, FIRST_STATUS);
    return new StartWatch(page);
  }

  /** All requests so far, in order; resolves when a status is shown and all requests are answered. */
  async sent(): Promise<SentRequest[]> {
    await cards(this.#page).first().waitFor();
    const requests = [...this.#requests];
    await Promise.all(requests.map((request) => request.response()));
    const early = await this.#page.evaluate((mark) => {
      const shownAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
      const requests = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < shownAt);
      return [location.href, ...requests.map(({ name }) => name)];
    }, FIRST_STATUS);
    return Promise.all(
      requests.map(async (request) => ({
        address: request.url().slice(new URL(request.url()).origin.length),
        kind: kindOf(request),
        authorization: await request.headerValue('authorization'),
        isEarly: early.includes(request.url()),
      })),
    );
  }
}

function kindOf(request: Request): SentRequest['kind'] {
  const { pathname } = new URL(request.url());
  // The browser requests the page's icon by itself, without a resource type.
  if (request.resourceType() === 'image' || ICONS.includes(pathname)) return 'picture';
  return /^\/(api|oauth|nodeinfo)\//.test(pathname) ? 'api' : 'static';
}
