import type { TabContents } from '../../features/settings';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

/** Content that features add to the tabs of the settings dialog, below the listed settings; each is loaded lazily. */
export const settingsTabs: TabContents = {
  data: {
    Content: lazyScreen(
      () => import('../../features/own-data/own-data-tab').then((part) => part.OwnDataTab),
      {
        texts: 'account',
      },
    ),
    who: 'signed-in',
    place: 'first',
  },
  filtering: {
    Content: lazyScreen(() =>
      import('../../features/filters/filtering-tab').then((part) => part.FilteringTab),
    ),
    who: 'everyone',
    place: 'last',
  },
  profile: {
    Content: lazyScreen(() =>
      import('../../features/edit-profile/profile-tab').then((part) => part.ProfileTab),
    ),
    who: 'signed-in',
    place: 'first',
  },
  security: {
    Content: lazyScreen(
      () => import('../../features/account-security/security-tab').then((part) => part.SecurityTab),
      { texts: 'account' },
    ),
    who: 'signed-in',
    place: 'first',
  },
  theme: {
    Content: lazyScreen(
      () => import('../../features/settings/theme-gallery').then((part) => part.ThemeGallery),
      { texts: 'themes' },
    ),
    who: 'everyone',
    place: 'first',
  },
  style: {
    Content: lazyScreen(
      () => import('../../features/settings/style-editor').then((part) => part.StyleEditor),
      { texts: 'themes' },
    ),
    who: 'everyone',
    place: 'first',
  },
};
