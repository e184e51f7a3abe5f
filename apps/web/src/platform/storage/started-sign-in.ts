import { type JsonRecord, readRecord, tabStorage, writeRecord } from './storages';

/** A sign-in that was started in this tab and continues when the server redirects back. */
export interface StartedSignIn {
  readonly state: string;
  readonly verifier: string | null;
  /** The address to continue at; null for the start page. */
  readonly returnTo: string | null;
}

const record: JsonRecord<StartedSignIn> = {
  key: 'linnet-begun-sign-in',
  read(json) {
    if (typeof json !== 'object' || json === null || !('state' in json)) return undefined;
    if (typeof json.state !== 'string') return undefined;
    return {
      state: json.state,
      verifier: 'verifier' in json && typeof json.verifier === 'string' ? json.verifier : null,
      returnTo: 'returnTo' in json ? ownAddress(json.returnTo) : null,
    };
  },
};

function ownAddress(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null;
}

export function storeSignIn(started: StartedSignIn): void {
  writeRecord(tabStorage, record, started);
}

/** Returns and deletes the sign-in that was started in this tab; null when there is none. */
export function takeStartedSignIn(): StartedSignIn | null {
  const started = readRecord(tabStorage, record) ?? null;
  tabStorage.remove(record.key);
  return started;
}
