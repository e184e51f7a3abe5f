import type { BrowserContext, Page } from '@playwright/test';

export interface NotedAlert {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly closed: boolean;
}

/**
 * Notes the alerts that pages show in place of showing them, and lets the test say whether somebody looks at a page:
 * a browser without a screen does neither. Before the first page is opened.
 */
export async function noteAlerts(context: BrowserContext): Promise<void> {
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

/** As on phones: only a worker may show alerts, and nobody looks at a page. Before the first page is opened. */
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

/** What a page has shown so far. */
export async function alertsOf(page: Page): Promise<NotedAlert[]> {
  return page.evaluate(() => {
    const noted: NotedAlert[] = Reflect.get(globalThis, 'notedAlerts');
    return noted.map(({ title, body, tag, closed }) => ({ title, body, tag, closed }));
  });
}

/** Somebody looks at the page, or turns away from it. */
export async function lookAt(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.assign(globalThis, { isLookedAt: is });
    dispatchEvent(new Event(is ? 'focus' : 'blur'));
  }, isLookedAt);
}

/** Clicks on the last one. */
export async function clickAlert(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: EventTarget[] = Reflect.get(globalThis, 'notedAlerts');
    noted.at(-1)?.dispatchEvent(new Event('click'));
  });
}
