import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Marks messages about the page's policy, to tell them from messages of the client. */
const POLICY_MARK = 'policy violation:';

/**
 * Watches the pages of a context and records what no page of the client may do: send requests to another origin,
 * violate its policy, throw an uncaught error, log an error to the console.
 */
export class PageGuard {
  readonly #origins: Set<string>;
  readonly #allowed: RegExp[] = [];
  readonly #findings: string[] = [];

  private constructor(origin: string) {
    this.#origins = new Set([origin, origin.replace(/^http/, 'ws')]);
  }

  /** Starts to watch. Call it before the first page is opened. */
  static async watch(context: BrowserContext, origin: string): Promise<PageGuard> {
    const guard = new PageGuard(origin);
    await context.addInitScript((mark) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.warn(`${mark} ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    }, POLICY_MARK);
    context.on('request', (request) => guard.#checkAddress(request.url()));
    context.on('console', (message) => guard.#checkMessage(message));
    context.on('weberror', (error) =>
      guard.#record(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('page', (page) => guard.#watchSockets(page));
    for (const page of context.pages()) guard.#watchSockets(page);
    return guard;
  }

  /** Allows errors on the console that the test expects. */
  allowConsole(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Allows requests to a second server of the test. */
  allowOrigin(origin: string): void {
    this.#origins.add(origin).add(origin.replace(/^http/, 'ws'));
  }

  /** The recorded findings, in order. */
  findings(): string[] {
    return this.#findings.filter((finding) => !this.#allowed.some((pattern) => pattern.test(finding)));
  }

  #watchSockets(page: Page): void {
    page.on('websocket', (socket) => this.#checkAddress(socket.url()));
  }

  #checkAddress(address: string): void {
    const { protocol, origin, host } = new URL(address);
    if (['data:', 'blob:', 'about:'].includes(protocol)) return;
    const target = protocol.startsWith('ws') ? `${protocol}//${host}` : origin;
    if (!this.#origins.has(target)) this.#record(`request to another origin: ${address}`);
  }

  #checkMessage(message: ConsoleMessage): void {
    const text = message.text();
    if (text.startsWith(POLICY_MARK)) this.#record(text);
    else if (message.type() === 'error') this.#record(`console: ${text} (${message.location().url})`);
  }

  #record(finding: string): void {
    this.#findings.push(finding);
  }
}
