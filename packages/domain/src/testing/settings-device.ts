import { readOwnAccount, verifyCredentials } from '@linnet/api';
import { createCell } from '../cell';
import { createLazy } from '../lazy';
import { createNotices } from '../notices/notices';
import { createSettings } from '../settings/settings';
import { allSettings } from '../settings/list';
import { startSyncedSettings } from '../settings/synced';
import type { SessionState } from '../session/session';
import { type BrowserPage, browserPages } from './browser-pages';
import { ALICE, type createSettingsServer } from './settings-server';

interface DeviceOptions {
  server: ReturnType<typeof createSettingsServer>;
  page?: BrowserPage;
  /** The server can change the settings of one client in part. */
  inPart?: boolean;
  /** It keeps settings at all. */
  keeps?: boolean;
  /** What the server says of Alice is known from the start; else once she is signed in again. */
  confirmed?: boolean;
}

/** A page that Alice is signed in on, and the settings on it. Starts with what its storage has. */
export async function openDevice({
  server,
  page = browserPages().open(),
  inPart = true,
  keeps = true,
  confirmed = true,
}: DeviceOptions) {
  const { storage, writing } = page;
  const log = () => {};
  const settings = createSettings(storage, log);
  /** Alice is reading, and what the server says of her now is known. */
  function member() {
    const own = readOwnAccount(server.account());
    if (own === undefined) throw new Error('The server tells of no account.');
    return { state: 'member', accountId: ALICE, username: 'alice', own } as const;
  }
  const state = createCell<SessionState>(confirmed ? member() : { ...member(), own: null });
  const attention = createCell(true);
  const offered = createCell<readonly string[]>([]);
  const has = (key: string) =>
    (key === 'settingsStore' && keeps) || (key === 'settingsOfApplication' && inPart);
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
      access: never,
      signOut: never,
      follow: never,
      verify: never,
      reached: never,
      onChange: never,
    },
    send: server.send,
    lookAtAccount: () => server.send(verifyCredentials()),
    features,
    notices,
    log,
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
    signIn: () => state.set(member()),
    pins: (list: 'pinnedNavItems' | 'pinnedStatusActions' = 'pinnedNavItems') =>
      settings.valueOf(list, allSettings[list]),
    /** Somebody looks away, and back later. */
    lookAgain() {
      attention.set(false);
      attention.set(true);
    },
  };
}
