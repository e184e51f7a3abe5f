import type { Page, Request } from '@playwright/test';

/** Longer than the 2 s of rest after which a page stores the timeline that it shows, the last work of a start. */
const QUIET_MS = 2500;
const CHECK_MS = 100;
const MAX_WAIT_MS = 90_000;

/** Runs in the page, whose types the tools don't know. */
const UNTIL_IDLE = 'new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)))';

const followed = new WeakMap<Page, OpenRequests>();

/** The requests of a page that are under way. */
export class OpenRequests {
  readonly #page: Page;
  readonly #open = new Set<Request>();
  #lastChange = performance.now();

  private constructor(page: Page) {
    this.#page = page;
    const end = (request: Request): void => {
      this.#open.delete(request);
      this.#lastChange = performance.now();
    };
    page.on('request', (request) => {
      this.#open.add(request);
      this.#lastChange = performance.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Starts to follow the requests of a page. To be called before it is opened. */
  static follow(page: Page): OpenRequests {
    const requests = new OpenRequests(page);
    followed.set(page, requests);
    return requests;
  }

  /** Those of a page that is followed. */
  static of(page: Page): OpenRequests {
    const requests = followed.get(page);
    if (requests === undefined) throw new Error('Nobody follows the requests of this page.');
    return requests;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Resolves when the page has asked for nothing for a while and has nothing left to do. */
  async untilQuiet(): Promise<void> {
    const start = performance.now();
    const isQuiet = (): boolean => this.count === 0 && performance.now() - this.#lastChange >= QUIET_MS;
    do {
      while (!isQuiet()) {
        if (performance.now() - start > MAX_WAIT_MS) {
          const addresses = [...this.#open].map((request) => request.url()).join(' ');
          throw new Error(`The page was not quiet after ${MAX_WAIT_MS / 1000} s. Under way: ${addresses}`);
        }
        await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
      }
      await this.#page.evaluate(UNTIL_IDLE);
    } while (!isQuiet());
  }
}
