import type { Client } from '@linnet/domain';
import { type MovedIn, moveIn } from '@linnet/domain/move-in';
import { temporaryChange } from '@linnet/domain/settings';
import { syncedSettingsOf, startSyncedSettings } from '@linnet/domain/synced';
import { log } from '../../boot/logger';
import { navigate } from '../../platform/navigation/navigate';
import { readPleromaFeRecords } from '../../platform/storage/pleroma-fe-records';

/** Starts the synchronisation. Resolves, once the settings are in place, with a function that ends it. */
export async function syncSettings(client: Client): Promise<() => void> {
  // Reverts a temporary change that was not confirmed before the page was closed.
  temporaryChange(client);
  await importPleromaFe(client);
  // If the viewer was signed in to Pleroma-FE, the page shows another client by now.
  if (client.life.isOver()) return () => {};
  const loadAccount = await accountLoader(client);
  const synced = await startSyncedSettings({ ...client, loadAccount });
  syncedSettingsOf(client).set(synced);
  addEventListener('pagehide', synced.flush);
  let isSignedIn = client.session.state.get().state === 'signed-in';
  const unsubscribe = client.session.state.subscribe(() => {
    const wasSignedIn = isSignedIn;
    isSignedIn = client.session.state.get().state === 'signed-in';
    // Drafts are imported only once their author has signed in.
    if (isSignedIn && !wasSignedIn) void importPleromaFe(client);
  });
  return () => {
    unsubscribe();
    removeEventListener('pagehide', synced.flush);
    syncedSettingsOf(client).set(null);
    synced.end();
  };
}

/** Null for a visitor, whose page doesn't load the code for it. */
async function accountLoader(client: Client) {
  if (client.records === null) return null;
  const { accountReloader } = await import('../../platform/client/use-own-profile');
  return accountReloader(client);
}

/** Imports Pleroma-FE's records. An error in them is logged and does not stop the start. */
async function importPleromaFe(client: Client): Promise<void> {
  try {
    const moved = await moveIn(client, readPleromaFeRecords, navigator.language);
    if (moved !== null) handleImported(client.accounts.shown.get(), moved);
  } catch (error) {
    log('error', 'The records of Pleroma-FE could not be imported.', error);
  }
}

/** Shows what was imported. If that has signed the viewer in, opens the start page of signed-in viewers. */
function handleImported({ notices, instance }: Client, { signedIn, ...counts }: MovedIn): void {
  notices.add({
    level: 'info',
    key: 'move_in.summary',
    values: { ...counts, signed: signedIn ? 'yes' : 'no' },
  });
  const { redirectRootLogin, redirectRootNoLogin } = instance.facts.get().config;
  const [first] = performance.getEntriesByType('navigation');
  const startedAtRoot = first !== undefined && new URL(first.name).pathname === '/';
  if (signedIn && startedAtRoot && location.pathname === redirectRootNoLogin) {
    navigate(redirectRootLogin, { replace: true });
  }
}
