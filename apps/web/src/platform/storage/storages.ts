import { openStorage } from './browser-storage';

/** Stored on this device until it is removed. */
export const deviceStorage = openStorage(() => localStorage);

/** Stored for the lifetime of the tab, over reloads. */
export const tabStorage = openStorage(() => sessionStorage);
