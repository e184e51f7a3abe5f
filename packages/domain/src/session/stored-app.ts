import type { OAuthApp } from '@linnet/api';
import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import { serverRecord, type ServerScope } from '../kernel/records';

/** This device's OAuth application at a server. */
export interface Application extends OAuthApp {
  /** The scopes it was registered for, separated by spaces. */
  scopes: string;
}

/** All scopes that are used; requested first. */
export const ALL_SCOPES = 'read write follow push admin';

export interface AppRecord {
  read(): Application | null;
  write(app: Application): void;
}

export function createAppRecord(storage: RecordStorage, server: ServerScope): AppRecord {
  const name = serverRecord('app', server);
  return {
    read() {
      const { clientId, clientSecret, scopes } = readJsonRecord(storage.read(name));
      if (typeof clientId !== 'string' || typeof clientSecret !== 'string') return null;
      return { clientId, clientSecret, scopes: typeof scopes === 'string' ? scopes : ALL_SCOPES };
    },
    write(app) {
      storage.write(name, JSON.stringify(app));
    },
  };
}
