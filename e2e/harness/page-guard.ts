import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Marks what the page itself tells of its policy, so that it is not taken for a message of the client. */
const POLICY_MARK = 'policy violation:';

/**
 * Watches everything that the pages of a context do, and notes what no page of the client may ever do: ask another
 * origin, break its policy, throw where nobody catches, write an error to the console.
 */
export class PageGuard {
  readonly #origins: Set<string>;
  readonly #allowed: RegExp[] = [];
  readonly #findings: string[] = [];

  private constructor(origin: string) {
    this.#origins = new Set([origin, origin.replace(/^http/, 'ws')]);
  }

  /** Begins to watch; before the first page is opened. */
  static async watch(context: BrowserContext, origin: string): Promise<PageGuard> {
    const guard = new PageGuard(origin);
    await context.addInitScript((mark) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.warn(`${mark} ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    }, POLICY_MARK);
    context.on('request', (request) => guard.#noteAddress(request.url()));
    context.on('console', (message) => guard.#noteMessage(message));
    context.on('weberror', (error) =>
      guard.#note(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('page', (page) => guard.#watchSockets(page));
    for (const page of context.pages()) guard.#watchSockets(page);
    return guard;
  }

  /** Errors on the console that this test provokes and expects. */
  allowConsole(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** A test may talk to a second server of its own. */
  allowOrigin(origin: string): void {
    this.#origins.add(origin).add(origin.replace(/^http/, 'ws'));
  }

  /** What was noted so far, in the order it happened. */
  findings(): string[] {
    return this.#findings.filter((finding) => !this.#allowed.some((pattern) => pattern.test(finding)));
  }

  #watchSockets(page: Page): void {
    page.on('websocket', (socket) => this.#noteAddress(socket.url()));
  }

  #noteAddress(address: string): void {
    const { protocol, origin, host } = new URL(address);
    if (['data:', 'blob:', 'about:'].includes(protocol)) return;
    const asked = protocol.startsWith('ws') ? `${protocol}//${host}` : origin;
    if (!this.#origins.has(asked)) this.#note(`request to another origin: ${address}`);
  }

  #noteMessage(message: ConsoleMessage): void {
    const text = message.text();
    if (text.startsWith(POLICY_MARK)) this.#note(text);
    else if (message.type() === 'error') this.#note(`console: ${text} (${message.location().url})`);
  }

  #note(finding: string): void {
    this.#findings.push(finding);
  }
}
