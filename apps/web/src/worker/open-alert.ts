import { askPage } from './ask-pages';
import { leaveClicked } from './clicked';
import { isOwnPath } from './worker-messages';

/** The worker's world, as far as a click needs it. */
export interface ClickWorld {
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  readonly caches: Pick<CacheStorage, 'open'>;
}

/** Brings what an alert was about before the person: in a page that is open, or in a new one. */
export async function openAlert(data: unknown, { clients, caches }: ClickWorld): Promise<void> {
  const { path, notification } = readTarget(data);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = [...pages].sort((one, other) => weight(other) - weight(one));
  if (page === undefined) return openNew();
  // First: browsers allow it only shortly after the click.
  await bringForward(page);
  if (await askPage(page, { linnet: 'open', path, notification })) return;
  // It shows something that is no page of ours, or does not answer.
  await openNew();

  async function openNew(): Promise<void> {
    if (notification !== '') await leaveClicked(caches, notification);
    await clients.openWindow(path);
  }
}

async function bringForward(page: WindowClient): Promise<void> {
  try {
    await page.focus();
  } catch (error) {
    // Some browsers do not let it come forward: it shows what was wanted all the same.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The page that the person has used last goes before one that only can be seen. */
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
