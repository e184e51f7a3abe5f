import type { NavigationEntry } from './navigation-entry';
import { rootEntries } from './root-entries';
import { timelineEntries } from './timeline-entries';

/** Every place that the navigation can lead to, lists excepted: those are the person's own. */
export const navigationEntries: readonly NavigationEntry[] = [...timelineEntries, ...rootEntries];
