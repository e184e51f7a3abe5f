import type { BrowserContext, Page } from '@playwright/test';

export interface RecordedAlert {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly closed: boolean;
}

/**
 * Records alerts instead of showing them, and lets the test decide whether the page has the focus: a headless
 * browser supports neither. Call it before the first page is opened.
 */
export async function recordAlerts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: object[] = [];
    class NotedNotification extends EventTarget {
      static readonly permission = 'granted';
      static readonly requestPermission = () => Promise.resolve('granted');
      readonly body: string;
      readonly tag: string;
      closed = false;
      constructor(
        readonly title: string,
        { body = '', tag = '' }: NotificationOptions,
      ) {
        super();
        this.body = body;
        this.tag = tag;
        noted.push(this);
      }
      close(): void {
        this.closed = true;
      }
    }
    Object.assign(globalThis, { Notification: NotedNotification, notedAlerts: noted, isLookedAt: false });
    document.hasFocus = () => Reflect.get(globalThis, 'isLookedAt') === true;
  });
}

/**
 * Makes the browser behave as on phones: only a worker may show alerts, and no page has the focus. Call it before
 * the first page is opened.
 */
export async function forbidPageAlerts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.Notification = new Proxy(Notification, {
      construct() {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      },
    });
    document.hasFocus = () => false;
  });
}

/** The alerts that a page has shown so far. */
export async function alertsOf(page: Page): Promise<RecordedAlert[]> {
  return page.evaluate(() => {
    const noted: RecordedAlert[] = Reflect.get(globalThis, 'notedAlerts');
    return noted.map(({ title, body, tag, closed }) => ({ title, body, tag, closed }));
  });
}

/** Gives the page the focus, or takes it away. */
export async function setPageFocus(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.assign(globalThis, { isLookedAt: is });
    dispatchEvent(new Event(is ? 'focus' : 'blur'));
  }, isLookedAt);
}

/** Clicks the last alert. */
export async function clickAlert(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: EventTarget[] = Reflect.get(globalThis, 'notedAlerts');
    noted.at(-1)?.dispatchEvent(new Event('click'));
  });
}
