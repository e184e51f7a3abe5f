import type { AccountId, OAuthApp } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';

/** The start script of the page reads this record too: keep the names. */
const SESSION = 'linnet-session';
const APP = 'linnet-app';

export interface StoredSession {
  token: string;
  accountId: AccountId;
  username: string;
}

export interface SessionRecords {
  readSession(): StoredSession | null;
  /** False when it could not be kept: the person is signed in until the page closes. */
  writeSession(session: StoredSession): boolean;
  removeSession(): void;
  readApp(): OAuthApp | null;
  writeApp(app: OAuthApp): void;
}

export function createSessionRecords(storage: RecordStorage): SessionRecords {
  return {
    readSession() {
      const record = readJsonRecord(storage.read(SESSION));
      const { token, accountId, username } = record;
      if (typeof token !== 'string' || typeof accountId !== 'string' || typeof username !== 'string')
        return null;
      return { token, accountId: accountId as AccountId, username };
    },
    writeSession: (session) => storage.write(SESSION, JSON.stringify(session)),
    removeSession: () => storage.remove(SESSION),
    readApp() {
      const { clientId, clientSecret } = readJsonRecord(storage.read(APP));
      return typeof clientId === 'string' && typeof clientSecret === 'string'
        ? { clientId, clientSecret }
        : null;
    },
    writeApp(app) {
      storage.write(APP, JSON.stringify(app));
    },
  };
}
