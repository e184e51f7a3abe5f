import type { TabContents } from '../../features/settings';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

/** What features show in the tabs of the settings, beside what stands in the list: each part lazy, one line. */
export const settingsTabs: TabContents = {
  filtering: {
    Content: lazyScreen(() => import('../../features/filters').then((part) => part.FilteringTab)),
    who: 'everyone',
    place: 'last',
  },
  profile: {
    Content: lazyScreen(() => import('../../features/edit-profile').then((part) => part.ProfileTab)),
    who: 'members',
    place: 'first',
  },
};
