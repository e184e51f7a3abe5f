import { createCell } from '../../cell';
import { perClient } from '../../per-client';
import type { SyncedSettings } from './synced-settings';

/** Who keeps the settings of this page in step, for whoever has to wait for that; null before they are. */
export const settling = perClient(() =>
  createCell<Pick<SyncedSettings, 'isSettled' | 'settle' | 'onServer' | 'holdsAlone' | 'putAside'> | null>(
    null,
  ),
);
