import { type Accounts, createAccounts } from '@linnet/domain';
import type { EarlyStart } from '../../boot/early-start';
import { log } from '../../boot/logger';
import { parseHtml } from '../../platform/html/parse-html';
import { earlyFetch } from '../../platform/start/early-fetch';
import { snapshotStorage } from '../../platform/storage/snapshot-storage';
import { deviceStorage } from '../../platform/storage/storages';

/** Creates the accounts of this page, at the server that the page came from. */
export function createPageAccounts(early: EarlyStart): Accounts {
  return createAccounts({
    baseUrl: '',
    origin: location.origin,
    server: early.server,
    build: early.build,
    fetch: earlyFetch(early, (input, init) => fetch(input, init)),
    openSocket: (url) => new WebSocket(url),
    storage: deviceStorage,
    snapshots: snapshotStorage,
    parseHtml,
    forWriting: async () => (await import('../../platform/writing/writing-environment')).writingEnvironment,
    forLive: async () => (await import('../../platform/live/live-environment')).liveEnvironment,
    now: () => Date.now(),
    newKey,
    log,
  });
}

/** A random UUID; `crypto.randomUUID` is missing on pages without a secure origin. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
