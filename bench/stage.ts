import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { speeds, type Speed } from './figure';

/** What all scenarios share: a server that is filled once, and a browser. */
export interface Stage {
  browser: Browser;
  url: string;
  door: ControlDoor;
  threads: Threads;
  /** Path of a chat of alice with `CHAT_MESSAGES` messages. */
  chat: string;
}

/** Ids of the first statuses of conversations, by their number of replies. */
export interface Threads {
  ten: string;
  twoHundred: string;
  thousand: string;
}

/** The number of dave's followers. */
export const FOLLOWERS = 10_000;

export const CHAT_MESSAGES = 5000;

export type Viewer = 'visitor' | 'alice';

export interface OpenedPage {
  page: Page;
  cdp: CDPSession;
  context: BrowserContext;
}

/** Opens a page of a viewer at a speed, in a new browser context. */
export async function openPage(stage: Stage, viewer: Viewer, speed: Speed): Promise<OpenedPage> {
  const context = await stage.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // The loader of these scripts wraps named functions in a call of `__name`, which pages don't have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  if (viewer !== 'visitor') {
    await storeDemoSession(page, stage.url, await makeDemoSession(stage.url, viewer));
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: speeds[speed] });
  return { page, cdp, context };
}
