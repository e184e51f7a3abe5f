import type { OAuthApp } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';

const APP = 'linnet-app';

/** This device's OAuth application. */
export interface Application extends OAuthApp {
  /** The scopes it was registered for, separated by spaces. */
  scopes: string;
}

/** Requested where the server lets a client have all of it. */
export const ALL_SCOPES = 'read write follow push admin';

export interface AppRecord {
  read(): Application | null;
  write(app: Application): void;
}

export function createAppRecord(storage: RecordStorage): AppRecord {
  return {
    read() {
      const { clientId, clientSecret, scopes } = readJsonRecord(storage.read(APP));
      if (typeof clientId !== 'string' || typeof clientSecret !== 'string') return null;
      return { clientId, clientSecret, scopes: typeof scopes === 'string' ? scopes : ALL_SCOPES };
    },
    write(app) {
      storage.write(APP, JSON.stringify(app));
    },
  };
}
