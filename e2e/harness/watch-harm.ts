import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expect';

/** Requests that the client sends to its own server; it sends no others. */
const USUAL =
  /^\/(main\/|notice\/|users\/|api\/|nodeinfo|assets\/|static\/|instance\/|media\/|proxy\/|emoji\/|images\/|favicon|manifest|sandbox-pictures\/|pictures\/)/;

/** Records everything that hostile markup could cause; scripts that must not run call `trap`. */
export interface HarmWatch {
  expectNone(): Promise<void>;
}

export async function watchHarm(context: BrowserContext, page: Page): Promise<HarmWatch> {
  const harm: string[] = [];
  await context.exposeFunction('trap', () => void harm.push('a script ran'));
  page.on('dialog', async (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('page', (opened) => void harm.push(`another page: ${opened.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) harm.push(`a frame: ${frame.url()}`);
    else if (!/^\/(main|notice|api|users)\//.test(new URL(frame.url()).pathname))
      harm.push(`a navigation: ${frame.url()}`);
  });
  page.on('download', (download) => void harm.push(`a download: ${download.url()}`));
  context.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !USUAL.test(pathname)) harm.push(`a request: ${request.url()}`);
  });
  return {
    async expectNone() {
      expect(harm).toEqual([]);
      expect(await page.evaluate(findInMarkup)).toEqual([]);
    },
  };
}

/** Runs in the page: everything in cards that could run, load, navigate or be mistaken for a part of the client. */
function findInMarkup(): string[] {
  const found: string[] = [];
  const forbidden =
    'script, style, link, meta, base, iframe, frame, object, embed, applet, form form, math, template, foreignObject, animate, set, use, [id]:not(form [id]):not(svg [id]), [srcdoc], [formaction], [http-equiv]';
  for (const card of document.querySelectorAll('main :is([data-status], [data-message])')) {
    for (const element of card.querySelectorAll(forbidden)) found.push(element.outerHTML.slice(0, 200));
    for (const element of card.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) {
        if (name.startsWith('on')) found.push(element.outerHTML.slice(0, 200));
      }
    }
    for (const link of card.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const { protocol, origin } = new URL(link.href);
      if (['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:'].includes(protocol))
        found.push(link.outerHTML.slice(0, 200));
      if (origin !== location.origin && !/noopener/.test(link.rel)) found.push(link.outerHTML.slice(0, 200));
    }
    for (const picture of card.querySelectorAll('img')) {
      if (picture.src !== '' && new URL(picture.src).origin !== location.origin)
        found.push(picture.outerHTML.slice(0, 200));
    }
  }
  return found;
}
