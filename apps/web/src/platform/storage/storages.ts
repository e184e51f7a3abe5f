import { openStorage } from './browser-storage';

/** Kept on this device until it is removed. */
export const deviceStorage = openStorage(() => localStorage);

/** Kept as long as this tab, over its reloads. */
export const tabStorage = openStorage(() => sessionStorage);
