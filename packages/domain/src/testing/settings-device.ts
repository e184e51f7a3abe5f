import { verifyCredentials } from '@linnet/api';
import { createCell } from '../kernel/cell';
import { createLazy } from '../kernel/lazy';
import { createLifetime } from '../kernel/lifetime';
import { createNotices } from '../notices/notices';
import { accountRecords, homeServer } from '../kernel/records';
import { createSettings } from '../settings/settings';
import { allSettings } from '../settings/list';
import { startSyncedSettings } from '../synced';
import type { SessionState } from '../session/session';
import { createSessionRecords } from '../session/stored-session';
import { type BrowserPage, browserPages } from './browser-pages';
import type { SettingsServer } from './settings-server';

interface DeviceOptions {
  server: SettingsServer;
  page?: BrowserPage;
  /** Whether the server can store settings. */
  canStore?: boolean;
  /** Whether Alice's account is loaded from the start; otherwise only after `signIn`. */
  confirmed?: boolean;
  /** A random number from 0 to 1. */
  random?: () => number;
}

/** A page on which Alice is signed in, with its settings, starting from what its storage contains. */
export async function openDevice({
  server,
  page = browserPages().open(),
  canStore = true,
  confirmed = true,
  random = () => 0.5,
}: DeviceOptions) {
  const { storage, writing } = page;
  const log = () => {};
  const settings = createSettings(storage, log);
  /** Alice's session with her account as the server has it now. */
  async function member() {
    const own = await server.account();
    return { state: 'signed-in', accountId: own.id, username: 'alice', own } as const;
  }
  const reader = await member();
  const attention = createCell(true);
  const offered = createCell<readonly string[]>([]);
  const has = (key: string) => key === 'settingsStore' && canStore;
  const features = createLazy(() =>
    Promise.resolve({ has, noteError: () => {}, markMissing: () => {}, subscribe: offered.subscribe }),
  );
  const notices = createNotices();
  const sessions = createSessionRecords(storage, homeServer);

  /** The settings of a client with this viewer. */
  async function open(viewer: SessionState) {
    const life = createLifetime(log);
    const state = createCell(viewer);
    const synced = await startSyncedSettings({
      ...{ settings, features, notices, log, random, life, send: server.send },
      session: {
        state,
        token: () => 'token',
        tokenId: () => null,
        verify: never,
        reached: never,
        renew: never,
        expire: never,
      },
      loadAccount: () => server.send(verifyCredentials()),
      records: viewer.state === 'visitor' ? null : accountRecords(homeServer, viewer.accountId),
      environment: {
        baseUrl: '',
        origin: '',
        storage,
        now: () => Date.now(),
        forWriting: () => Promise.resolve(writing),
        forLive: () => Promise.resolve({ pages: null, attention, onNetwork: () => () => {} }),
      },
    });
    return { life, state, synced };
  }

  /** Changes the viewer as signing in or out does, here or in another tab. */
  async function switchViewer(viewer: SessionState): Promise<void> {
    if (viewer.state === 'visitor') sessions.removeSession();
    else sessions.writeSession({ ...viewer, token: 'token' });
    client.life.end();
    client.synced.end();
    client = await open(viewer);
  }

  sessions.writeSession({ ...reader, token: 'token' });
  let client = await open(confirmed ? reader : { ...reader, own: null });
  await features.load();
  return {
    settings,
    get synced() {
      return client.synced;
    },
    notices,
    attention,
    become: switchViewer,
    /** Loads Alice's account, or signs her in again. */
    async signIn() {
      const now = client.state.get();
      const next = await member();
      if (now.state !== 'visitor' && now.accountId === next.accountId) client.state.set(next);
      else await switchViewer(next);
    },
    pins: (list: 'pinnedNavItems' | 'pinnedStatusActions' = 'pinnedNavItems') =>
      settings.valueOf(list, allSettings[list]),
    /** The person leaves the page and returns. */
    returnToPage() {
      attention.set(false);
      attention.set(true);
    },
  };
}

function never(): never {
  throw new Error('Nobody asks the session for that here.');
}
