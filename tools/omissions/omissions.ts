/** Something that a person may forget when adding a thing, planted by taking it away from a thing that has it. */
export interface Omission {
  /** What is missing. */
  what: string;
  /** The file that lacks it. */
  file: string;
  /**
   * Which entry is taken away: the variable, then the names or positions below it. In a JSON file only the key. `unwrap`
   * replaces a call by its first argument.
   */
  at: readonly (string | number)[];
  unwrap?: true;
  /** The file that does not compile without it, when it is another one. */
  caughtIn?: string;
}

const web = 'apps/web/src';
const english = `${web}/locales/en.json`;
const domain = 'packages/domain/src';

/** What does not compile when it is forgotten. */
export const omissions: readonly Omission[] = [
  { what: 'the screen of an address', file: `${web}/app/routes.tsx`, at: ['routes', 'about'] },
  {
    what: 'what a screen shows first, for the tests that open every screen',
    file: 'e2e/harness/route-screens.ts',
    at: ['routeScreens', 'about'],
  },
  {
    what: 'what a tab of the settings shows, for the same tests',
    file: 'e2e/harness/screens.ts',
    at: ['settingsTabs', 'data'],
  },
  {
    what: 'the name of an entry of the navigation',
    file: `${web}/blocks/navigation/navigation-entries.ts`,
    at: ['timelineEntries', 0, 'label'],
  },
  {
    what: 'how a kind of timeline is loaded',
    file: `${domain}/feeds/more-feed-kinds.ts`,
    at: ['moreKinds', 'mentions'],
  },
  {
    what: 'the filter context of a kind of timeline',
    file: `${domain}/feeds/feed-kinds.ts`,
    at: ['startKinds', 'local', 'filterContext'],
  },
  {
    what: 'a post in a kind of timeline, for the test that blocks its author',
    file: `${domain}/feeds/every-kind.test.ts`,
    at: ['withBob', 'media'],
  },
  {
    what: 'address, title and words of a kind of timeline, and what its address asks for',
    file: `${web}/features/timeline/timelines.tsx`,
    at: ['timelines', 'quotes'],
  },
  {
    what: 'the words for an action that failed',
    file: english,
    at: ['status.action_failed.edit'],
    caughtIn: `${web}/blocks/status-actions/action-banner.tsx`,
  },
  {
    what: 'whether an action that is on or off has a notice when it is done',
    file: `${domain}/actions/done-notice.ts`,
    at: ['doneNotices', 'pin'],
  },
  {
    what: 'whether Pleroma-FE has a setting',
    file: `${domain}/settings/list/appearance-settings.ts`,
    at: ['appearanceSettings', 'palette'],
    unwrap: true,
  },
  {
    what: 'a test that sees the effect of a setting',
    file: 'e2e/harness/shown-preferences.ts',
    at: ['shownPreferences', 'hideNsfw'],
  },
  {
    what: 'the label of a setting',
    file: english,
    at: ['settings.hideNsfw'],
    caughtIn: `${web}/blocks/find/use-setting-words.ts`,
  },
  {
    what: 'the title of a group of settings',
    file: english,
    at: ['settings.group.posts'],
    caughtIn: `${web}/features/settings/settings-group.tsx`,
  },
  {
    what: 'the name of a tab of the settings',
    file: `${web}/features/settings/window-tabs.ts`,
    at: ['tabNames', 'data'],
  },
  {
    what: 'how an unfinished form is named before signing out',
    file: `${web}/features/sign-out/sign-out.tsx`,
    at: ['unfinishedTexts', 'report'],
  },
  {
    what: 'how a kind of notification looks and reads',
    file: `${web}/blocks/notification/notification-looks.ts`,
    at: ['notificationLooks', 'poll'],
  },
  {
    what: 'which setting shows a kind of notification',
    file: `${domain}/notifications/notification-kind.ts`,
    at: ['notificationKinds', 'poll', 'setting'],
  },
  {
    what: 'a call, for the tests that hold all of them against real servers',
    file: 'packages/api/src/testing/every-call/people.ts',
    at: ['PEOPLE', 'directory'],
    caughtIn: 'packages/api/src/testing/every-call/index.ts',
  },
];

interface CaughtByTest {
  what: string;
  file: string;
  title: string;
}

/** What compiles when it is forgotten, and the tests that plant it. */
export const caughtByTests: readonly CaughtByTest[] = [
  {
    what: 'the texts of a setting’s options',
    file: `${web}/features/settings/setting-words.test.ts`,
    title: 'an option without words is found',
  },
  {
    what: 'the entry of an action that has a key, or the key of an action',
    file: `${web}/blocks/keys/key-list.test.ts`,
    title: 'an action in only one of the two lists is found',
  },
  {
    what: 'the key under which Pleroma-FE has a setting that is declared as ours',
    file: `${domain}/settings/list/all-settings.test.ts`,
    title: 'a setting of Pleroma-FE that is declared as ours is found',
  },
  {
    what: 'a kind of timeline that people one blocks have to leave',
    file: `${domain}/feeds/every-kind.test.ts`,
    title: '%s opens, and who is blocked leaves it unless it keeps them',
  },
  {
    what: 'what a parameter of a reading call changes at a server, or why that cannot be shown',
    file: 'tools/contract/completeness.test.ts',
    title: 'every parameter of a reading call is shown to have an effect, or it is said why not',
  },
];
