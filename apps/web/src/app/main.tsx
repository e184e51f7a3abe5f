import '../ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { log } from '../boot/logger';
import { recordEarlyKeys } from '../platform/hotkeys/early-keys';
import { getPageHistory } from '../platform/navigation/page-history';
import { afterFirstContent } from '../platform/start/first-content';
import { App } from './app';
import { createPageAccounts } from './start/create-page-accounts';
import { loadTextCatalog } from './start/load-text-catalog';
import type { Accounts } from '@linnet/domain';

async function start(): Promise<void> {
  const root = document.getElementById('app');
  const early = window.linnetEarly;
  if (!root || !early) throw new Error('The page is not complete.');
  // Must run before the first render: see `getPageHistory`.
  const pageHistory = getPageHistory();
  if (early.startPosition !== null) pageHistory.continueAt(early.startPosition);
  recordEarlyKeys();
  const accounts = createPageAccounts(early);
  accounts.shown.get().start(afterFirstContent);
  afterFirstContent(() => early.removePreview());
  forwardPageEvents(accounts);
  const catalog = await loadTextCatalog(early);
  createRoot(root).render(<App accounts={accounts} catalog={catalog} onRendered={early.markRendered} />);
}

start().catch((error: unknown) => {
  log('error', 'The application could not start.', error);
  window.linnetEarly?.showStartError();
});

/** Forwards events of the page to the shown client: page hidden, page visible again, network back. */
function forwardPageEvents({ shown }: Accounts): void {
  const flush = (): void => shown.get().drafts.loaded.get()?.flush();
  const wake = (): void => shown.get().live.wake();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
    else wake();
  });
  addEventListener('online', wake);
}
