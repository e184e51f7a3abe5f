import '../ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { log } from '../boot/logger';
import { keepEarlyKeys } from '../platform/hotkeys/early-keys';
import { getPageHistory } from '../platform/navigation/page-history';
import { afterFirstContent } from '../platform/start/first-content';
import { App } from './app';
import { createPageClient } from './start/create-page-client';
import { followPage } from './start/follow-page';
import { loadTextCatalog } from './start/load-text-catalog';

async function start(): Promise<void> {
  const place = document.getElementById('app');
  const early = window.linnetEarly;
  if (!place || !early) throw new Error('The page is not complete.');
  // Before the first render: see there.
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
