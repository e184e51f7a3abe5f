import { composerScreens } from './of-composer';
import { conversationScreens } from './of-conversations';
import { pageScreens } from './of-pages';
import { settingsScreens } from './of-settings';
import type { SurfaceScreen } from './surface';

/** Every screen over which something floats on a phone. */
export const surfaceScreens: readonly SurfaceScreen[] = [
  ...conversationScreens,
  ...pageScreens,
  ...composerScreens,
  ...settingsScreens,
];
