import { createTransport, type AccountId } from '@linnet/api';
import { orLog } from '../kernel/error-of';
import { createCell } from '../kernel/cell';
import type { Client } from '../client/client';
import type { Environment } from '../kernel/environment';
import { notedTexts } from '../snapshots/snapshots';
import { createKnownServer } from '../instance/known-server';
import { loadPart } from '../kernel/lazy';
import { removeAccountRecords, serverScope } from '../kernel/records';
import type { Access } from '../session/access';
import type { SignedInViewer, SignOutOptions } from '../session/session-state';
import { createSessionRecords } from '../session/stored-session';
import { createSettings } from '../settings/settings';
import { createClient, type Accounts, type PageClient } from './create-client';

/** Creates the accounts of a page, and the client of the viewer whose session is stored. */
export function createAccounts(environment: Environment): Accounts {
  const { storage, log } = environment;
  const home = serverScope(environment);
  const records = createSessionRecords(storage, home);
  const settings = createSettings(storage, log);
  let isStarted = false;
  const server = createKnownServer({
    environment,
    settings,
    token: () => shown.get().session.token(),
    graphs: () => [shown.get().graph],
  });

  const accounts: Accounts = {
    shown: { get: () => shown.get(), subscribe: (listener) => shown.subscribe(listener) },
    access,
    signOut,
    adoptStoredSession,
  };

  function createClientOf(viewer: SignedInViewer | null): PageClient {
    const client: PageClient = createClient({
      accounts,
      environment,
      settings,
      server,
      viewer,
      onExpired(token) {
        const stored = records.readSession();
        // Another tab may have stored a new one by now.
        if (stored !== null && stored.token === token) records.writeSession({ ...stored, token: '' });
      },
      onStart() {
        if (!isStarted && !storage.available) showStorageError(client);
        isStarted = true;
      },
    });
    return client;
  }

  const stored = records.readSession();
  const shown = createCell(createClientOf(stored === null ? null : { ...stored, own: null }));

  /** Ends the shown client and shows the one of another viewer. */
  function show(viewer: SignedInViewer | null): void {
    shown.get().life.end();
    const next = createClientOf(viewer);
    shown.set(next);
    if (isStarted) next.start();
    else if (viewer !== null && viewer.own === null) void next.session.verify();
  }

  function signIn(viewer: SignedInViewer): void {
    const { session } = shown.get();
    // After an expired session, the same account goes on in the same client.
    if (accountOf(shown.get()) === viewer.accountId) session.renew(viewer);
    else show(viewer);
  }

  async function access(): Promise<Access> {
    const { createAccess } = await loadPart(() => import('../session/access'));
    const { baseUrl, fetch, origin } = environment;
    const { send } = createTransport({ baseUrl, fetch, token: () => null });
    return createAccess({
      storage,
      server: home,
      send,
      origin,
      admit(stored) {
        const isStored = records.writeSession(stored);
        signIn(stored);
        if (!isStored) showStorageError(shown.get());
      },
    });
  }

  function showVisitor(options: SignOutOptions): void {
    const endedRecords = shown.get().records;
    show(null);
    if (endedRecords === null) return;
    void removeTexts(endedRecords.prefix('own-data'));
    removeAccountRecords(storage, endedRecords, options);
    void environment.snapshots?.removeOthers(notedTexts(storage));
  }

  /** Removes the larger texts of an account's imports and exports, if it has any. */
  async function removeTexts(prefix: string): Promise<void> {
    if (storage.keys(prefix).length === 0) return;
    const writing = loadPart(environment.forWriting);
    const loaded = await orLog(writing, log, ['warn', 'texts of imports and exports could not be removed']);
    await loaded?.texts.remove(prefix);
  }

  async function signOut(options: SignOutOptions = { keepsDrafts: false }): Promise<void> {
    const token = shown.get().session.token();
    records.removeSession();
    showVisitor(options);
    if (token === null) return;
    const revocation = access().then((loaded) => loaded.revoke(token));
    await orLog(revocation, log, ['warn', 'the token could not be revoked']);
  }

  function adoptStoredSession(): void {
    const stored = records.readSession();
    const { session } = shown.get();
    const account = accountOf(shown.get());
    if (stored === null) {
      // The other tab has already decided about the drafts, and removed them if they were not to stay.
      if (account !== null) showVisitor({ keepsDrafts: true });
    } else if (stored.token !== '') {
      if (stored.token !== session.token()) signIn({ ...stored, own: null });
    } else if (stored.accountId === account) session.expire();
  }

  return accounts;
}

function accountOf({ session }: Client): AccountId | null {
  const viewer = session.state.get();
  return viewer.state === 'visitor' ? null : viewer.accountId;
}

function showStorageError({ notices }: Client): void {
  notices.add({ level: 'error', key: 'errors.storage_unavailable' });
}
