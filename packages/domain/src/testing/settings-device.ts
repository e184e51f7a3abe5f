import { verifyCredentials } from '@linnet/api';
import { createCell } from '../cell';
import { createLazy } from '../lazy';
import { createNotices } from '../notices/notices';
import { createSettings } from '../settings/settings';
import { allSettings } from '../settings/list';
import { startSyncedSettings } from '../synced';
import type { SessionState } from '../session/session';
import { type BrowserPage, browserPages } from './browser-pages';
import type { SettingsServer } from './settings-server';

interface DeviceOptions {
  server: SettingsServer;
  page?: BrowserPage;
  /** It keeps settings at all. */
  keeps?: boolean;
  /** What the server says of Alice is known from the start; else once she is signed in again. */
  confirmed?: boolean;
  /** From 0 to 1. */
  random?: () => number;
}

/** A page that Alice is signed in on, and the settings on it. Starts with what its storage has. */
export async function openDevice({
  server,
  page = browserPages().open(),
  keeps = true,
  confirmed = true,
  random = () => 0.5,
}: DeviceOptions) {
  const { storage, writing } = page;
  const log = () => {};
  const settings = createSettings(storage, log);
  /** Alice is reading, and what the server says of her now is known. */
  async function member() {
    const own = await server.account();
    return { state: 'member', accountId: own.id, username: 'alice', own } as const;
  }
  const reader = await member();
  const state = createCell<SessionState>(confirmed ? reader : { ...reader, own: null });
  const attention = createCell(true);
  const offered = createCell<readonly string[]>([]);
  const has = (key: string) => key === 'settingsStore' && keeps;
  const features = createLazy(() =>
    Promise.resolve({ has, hear: () => {}, featureGone: () => {}, subscribe: offered.subscribe }),
  );
  const never = () => {
    throw new Error('Nobody asks the session for that here.');
  };
  const notices = createNotices();
  const synced = await startSyncedSettings({
    settings,
    session: {
      state,
      token: () => 'token',
      verify: never,
      reached: never,
      renew: never,
      expire: never,
    },
    send: server.send,
    lookAtAccount: () => server.send(verifyCredentials()),
    features,
    notices,
    log,
    random,
    environment: {
      storage,
      now: () => Date.now(),
      forWriting: () => Promise.resolve(writing),
      forLive: () => Promise.resolve({ pages: null, attention, onNetwork: () => () => {} }),
    },
  });
  await features.load();
  return {
    settings,
    synced,
    notices,
    state,
    attention,
    signIn: async () => state.set(await member()),
    pins: (list: 'pinnedNavItems' | 'pinnedStatusActions' = 'pinnedNavItems') =>
      settings.valueOf(list, allSettings[list]),
    /** Somebody looks away, and back later. */
    lookAgain() {
      attention.set(false);
      attention.set(true);
    },
  };
}
