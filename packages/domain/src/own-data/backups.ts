import { backups, requestBackup, type Backup, type ErrorReason } from '@linnet/api';
import { perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';

/** The server's archives of the viewer's account. */
export interface Backups extends Pick<Resource<readonly Backup[]>, 'state' | 'load' | 'follow'> {
  /** Requests a new one; resolves to the error, null on success. */
  readonly request: () => Promise<ErrorReason | null>;
}

/** Milliseconds between two requests for the list while a backup is being made. */
const RUNNING_INTERVAL_MS = 3000;
/** Milliseconds between two backups, as servers limit them by default. */
const WAIT_MS = 7 * 24 * 3_600_000;

export const backupsOf = perClient((client): Backups => {
  const { send, features, session } = client;
  const resource: Resource<readonly Backup[]> = clientResource<readonly Backup[]>(client, {
    pollIntervalMs: RUNNING_INTERVAL_MS,
    freshForMs: 0,
    // Without a running backup, the list changes only when the viewer requests one.
    isStreamed: () => !isBeingMade(resource.state.get().value),
    async load(asOf) {
      if (session.state.get().state !== 'signed-in') return null;
      if (!(await features.load()).has('backups')) return null;
      return (await send(backups(), { asOf })).items;
    },
  });
  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    async request() {
      const before = resource.state.get().value;
      const error = await errorOf(send(requestBackup()));
      const reloadError = await resource.reload();
      if (error === null || isRefusal(error) || reloadError !== null || before === null) return error;
      // After a lost answer the list says whether the backup was begun.
      const known = before.map(({ id }) => id);
      const isBegun = resource.state.get().value?.some(({ id }) => id !== null && !known.includes(id));
      return isBegun === true ? null : error;
    },
  };
});

/** Whether the server refused the request. */
const isRefusal = (reason: ErrorReason): boolean => reason.kind === 'http' && reason.status < 500;

const isBeingMade = (list: readonly Backup[] | null): boolean =>
  list?.some(({ state }) => state === 'running') === true;

/** Whether an error says that the latest backup is too recent; some servers name the days. */
export function isTooEarly(reason: ErrorReason): boolean {
  return (
    reason.kind === 'http' && reason.status === 400 && /less than \d+ days? ago/i.test(reason.text ?? '')
  );
}

/** When the next backup can be requested, in milliseconds since 1970; null when that is unknown. */
export function nextBackupAt(list: readonly Backup[], reason: ErrorReason): number | null {
  const times = list.flatMap(({ requestedAt }) => (requestedAt === null ? [] : [Date.parse(requestedAt)]));
  if (times.length === 0) return null;
  const days = reason.kind === 'http' ? /less than (\d+) days? ago/i.exec(reason.text ?? '')?.[1] : undefined;
  return Math.max(...times) + (days === undefined ? WAIT_MS : Number(days) * 24 * 3_600_000);
}
