import { createCell } from '../kernel/cell';
import { loadPart } from '../kernel/lazy';
import { serverScope } from '../kernel/records';
import { createSessionRecords } from '../session/stored-session';
import { SYNCED_RECORD, VALUES_RECORD, createStoredValues } from './stored-values';
import type { SyncedParts, SyncedSettings } from './account-settings';

/** A visitor's settings are those of this browser: they are the same in all of its tabs, and no server has them. */
export async function followOtherTabs({
  environment,
  settings,
}: Pick<SyncedParts, 'environment' | 'settings'>): Promise<SyncedSettings> {
  const { storage } = environment;
  const { otherPages } = await environment.forWriting();
  const { catchUp } = createStoredValues({ settings, storage });
  const removeLeft = hasLeftValues(environment) ? await loadRemoval() : null;
  const end = otherPages.onRecord((name) => {
    if (name === VALUES_RECORD || name === SYNCED_RECORD) catchUp();
  });
  catchUp();
  removeLeft?.({ settings, storage });
  return {
    flush: () => {},
    isSettled: () => true,
    settle: () => Promise.resolve(true),
    onServer: createCell({}),
    hasLocalOnly: () => false,
    putAside: () => {},
    end,
  };
}

/** Whether somebody has signed out while no page could remove what they wrote. */
function hasLeftValues(environment: SyncedParts['environment']): boolean {
  const { storage } = environment;
  const session = createSessionRecords(storage, serverScope(environment)).readSession();
  return session === null && storage.read(SYNCED_RECORD) !== null;
}

const loadRemoval = () =>
  loadPart(() => import('./shared-values')).then(({ removeLeftValues }) => removeLeftValues);
