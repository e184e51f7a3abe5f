import { createCell } from '../cell';
import { perClient } from '../per-client';
import type { SyncedSettings } from './synced-settings';

/** The synchronisation of this page's settings, for code that has to wait for it; null before it has started. */
export const settling = perClient(() =>
  createCell<Pick<SyncedSettings, 'isSettled' | 'settle' | 'onServer' | 'holdsAlone' | 'putAside'> | null>(
    null,
  ),
);
