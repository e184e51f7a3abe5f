import type { NavigationEntry } from './navigation-entry';
import { rootEntries } from './root-entries';
import { timelineEntries } from './timeline-entries';

/** All entries of the navigation, except lists, which are the viewer's own. */
export const navigationEntries: readonly NavigationEntry[] = [...timelineEntries, ...rootEntries];
