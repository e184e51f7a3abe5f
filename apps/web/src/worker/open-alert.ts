import { pageConfirms } from './page-answers';
import { storeClicked } from './clicked';
import { isOwnPath } from './worker-messages';

/** The part of the worker's scope that a click needs. */
export interface ClickScope {
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  readonly caches: Pick<CacheStorage, 'open'>;
}

/** Shows what an alert is about: in an open page, or in a new one. */
export async function openAlert(data: unknown, { clients, caches }: ClickScope): Promise<void> {
  const { path, notification } = readTarget(data);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = [...pages].sort((one, other) => weight(other) - weight(one));
  if (page === undefined) return openNew();
  // The page is focused first, because browsers allow that only shortly after the click.
  await focusPage(page);
  if (await pageConfirms(page, { linnet: 'open', path, notification })) return;
  // The window shows something other than our page, or does not answer.
  await openNew();

  async function openNew(): Promise<void> {
    if (notification !== '') await storeClicked(caches, notification);
    await clients.openWindow(path);
  }
}

async function focusPage(page: WindowClient): Promise<void> {
  try {
    await page.focus();
  } catch (error) {
    // Some browsers don't allow focusing the window: it still shows the right page.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Sort key: the focused page first, then visible ones. */
function weight({ focused, visibilityState }: WindowClient): number {
  return Number(focused) * 2 + Number(visibilityState === 'visible');
}

function readTarget(data: unknown): { path: string; notification: string } {
  const fields = typeof data === 'object' && data !== null ? data : {};
  const path =
    'path' in fields && typeof fields.path === 'string' && isOwnPath(fields.path) ? fields.path : '/';
  const notification = 'notification' in fields ? fields.notification : '';
  return { path, notification: typeof notification === 'string' ? notification : '' };
}
