import '../ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { log } from '../boot/logger';
import { keepEarlyKeys } from '../platform/hotkeys/early-keys';
import { getPageHistory } from '../platform/navigation/page-history';
import { afterFirstContent } from '../platform/start/first-content';
import { App } from './app';
import { createPageClient } from './start/create-page-client';
import { loadTextCatalog } from './start/load-text-catalog';
import type { Client } from '@linnet/domain';

async function start(): Promise<void> {
  const place = document.getElementById('app');
  const early = window.linnetEarly;
  if (!place || !early) throw new Error('The page is not complete.');
  // Must run before the first render: see `getPageHistory`.
  getPageHistory();
  keepEarlyKeys();
  const client = createPageClient(early);
  client.start(afterFirstContent);
  followPage(client);
  const catalog = await loadTextCatalog(early);
  createRoot(place).render(<App client={client} catalog={catalog} onAppear={early.appeared} />);
}

start().catch((error: unknown) => {
  log('error', 'The application could not start.', error);
  window.linnetEarly?.failed();
});

/** Forwards events of the page to the client: page hidden, page visible again, network back. */
function followPage({ drafts, live }: Client): void {
  addEventListener('pagehide', () => drafts.loaded.get()?.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') drafts.loaded.get()?.flush();
    else live.wake();
  });
  addEventListener('online', () => live.wake());
}
