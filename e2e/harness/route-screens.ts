import type { Page } from '@playwright/test';
import type { AdministrationPartId } from '@linnet/domain/staff';
import type { ServerCharacter } from '@linnet/sandbox/control';
import type { RouteName } from '../../apps/web/src/platform/navigation/route-addresses';
import { listOf, objectOf, textOf } from '../../tools/report/json-value';
import type { CallAs } from './call-as';
import {
  openConversation,
  openDeniedLogin,
  openHome,
  openKnownNetwork,
  openLogin,
  openRegistration,
  openSettings,
  openUnavailableReset,
} from './open-screens';

/** A screen that is complete when its address is open and its heading is there. */
export interface AddressedScreen {
  readonly name: string;
  /** The path; a function when it contains an id from the server. */
  readonly path: string | ((alice: CallAs) => Promise<string>);
  readonly heading: string;
  /** The heading is the name of a dialog over the page. */
  readonly isDialog?: boolean;
  /** For a signed-in viewer (default); otherwise for a visitor. */
  readonly member?: boolean;
  /** The kind of server, for screens that the default one doesn't have. */
  readonly on?: ServerCharacter;
  /** Settings of the server for the screen. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The screen is about something that the server doesn't have. */
  readonly expectsNotFound?: boolean;
}

/** A screen with a way of its own to open it and to wait until it is complete. */
export interface OpenedScreen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

type RouteScreen = AddressedScreen | OpenedScreen;

/** The headings of the administration's parts; a part without its screen does not compile. */
const partHeadings: Readonly<Record<AdministrationPartId, string>> = {
  reports: 'Reports',
  people: 'People',
  registrations: 'Registrations',
  invites: 'Invitations',
  posts: 'Posts',
  servers: 'Servers',
  log: 'Moderation log',
  instance: 'Instance',
  limits: 'Limits',
  federation: 'Federation',
  pages: 'Rules and pages',
  applications: 'Applications',
  'media-cache': 'Media cache',
  backups: 'Backups',
  'front-ends': 'Front ends',
  settings: 'All settings',
  emoji: 'Emoji',
  doctor: 'Doctor',
};

/**
 * What each route shows first: every screen is opened wide and narrow, and held against the rules of accessibility. A
 * route without its screens does not compile.
 */
export const routeScreens: Readonly<Record<RouteName, readonly [RouteScreen, ...RouteScreen[]]>> = {
  root: [{ name: 'the start page', path: '/', heading: 'Home' }],
  friends: [{ name: 'home', open: openHome }],
  'public-timeline': [{ name: 'the local timeline', path: '/main/public', heading: 'Local' }],
  'public-external-timeline': [{ name: 'the known network', open: openKnownNetwork }],
  'bubble-timeline': [{ name: 'the bubble', path: '/main/bubble', heading: 'Bubble', on: 'akkoma' }],
  'tag-timeline': [{ name: 'a tag', path: '/tag/frost', heading: '#frost' }],
  inbox: [{ name: 'the messages', path: '/users/alice/messages', heading: 'Messages' }],
  'inbox-thread': [{ name: 'the messages with somebody', path: messagesWithBob, heading: 'Bob' }],
  chats: [{ name: 'the chats', path: '/users/alice/chats', heading: 'Chats' }],
  chat: [{ name: 'a chat', path: chatWithBob, heading: 'Bob' }],
  bookmarks: [{ name: 'the bookmarks', path: '/bookmarks', heading: 'Bookmarks' }],
  'bookmark-folder-new': [
    {
      name: 'a new folder of bookmarks',
      path: '/bookmarks/new-folder',
      heading: 'New folder',
      isDialog: true,
    },
  ],
  'bookmark-folder': [{ name: 'a folder of bookmarks', path: walks, heading: 'Walks' }],
  'bookmark-folder-edit': [
    {
      name: 'the form of a bookmark folder',
      path: async (alice) => `${await walks(alice)}/edit`,
      heading: 'Edit folder',
      isDialog: true,
    },
  ],
  favourites: [{ name: 'the favourites', path: '/favourites', heading: 'Favourites' }],
  lists: [{ name: 'the lists', path: '/lists', heading: 'Lists' }],
  'lists-new': [{ name: 'a new list', path: '/lists/new', heading: 'New list' }],
  'lists-edit': [
    { name: 'the form of a list', path: async (alice) => `${await birds(alice)}/edit`, heading: 'Edit list' },
  ],
  'lists-timeline': [{ name: 'the timeline of a list', path: birds, heading: 'Birds' }],
  'followed-tags': [
    { name: 'the followed tags', path: '/followed-tags', heading: 'Followed hashtags', on: 'akkoma' },
  ],
  'who-to-follow': [{ name: 'who to follow', path: '/who-to-follow', heading: 'Who to follow' }],
  'friend-requests': [{ name: 'the follow requests', path: '/friend-requests', heading: 'Follow requests' }],
  'mutes-and-blocks': [
    { name: 'who is muted', path: muted, heading: 'Muted and blocked' },
    { name: 'who is blocked', path: '/kept-away?tab=blocked', heading: 'Muted and blocked' },
  ],
  directory: [{ name: 'the directory', path: '/directory', heading: 'Directory' }],
  'remote-user-profile-acct': [
    { name: 'a remote person', path: '/remote-users/@greta@signalbox.example', heading: 'Greta' },
  ],
  'remote-user-profile': [
    {
      name: 'a remote person whom nobody knows',
      path: '/remote-users/nowhere.example/nobody',
      heading: 'Person on another server',
      expectsNotFound: true,
    },
  ],
  conversation: [{ name: 'a conversation', open: openConversation }],
  quotes: [{ name: 'the quotes of a post', path: quotes, heading: 'Quotes' }],
  'status-people': [
    {
      name: 'who favourited a post',
      path: async (alice) => `/notice/${await firstPost(alice)}/people`,
      heading: 'Favourited by',
    },
  ],
  dms: [{ name: 'the direct posts', path: '/users/alice/dms', heading: 'Direct messages' }],
  interactions: [
    { name: 'the mentions', path: '/users/alice/interactions', heading: 'Interactions' },
    { name: 'the follows', path: '/users/alice/interactions?tab=follows', heading: 'Interactions' },
  ],
  'shout-panel': [{ name: 'the shoutbox', path: '/shout-panel', heading: 'Shoutbox' }],
  drafts: [{ name: 'the drafts', path: '/drafts', heading: 'Drafts' }],
  login: [{ name: 'the login', open: openLogin }],
  'oauth-callback': [{ name: 'a login that leads to nothing', open: openDeniedLogin }],
  registration: [{ name: 'the form to join', open: openRegistration }],
  'registration-token': [
    { name: 'an invitation', path: '/registration/some-token', heading: 'Registration', member: false },
  ],
  'password-reset': [
    { name: 'asking for a new password where no letters are sent', open: openUnavailableReset },
    {
      name: 'asking for a new password',
      path: '/password-reset',
      heading: 'Reset password',
      member: false,
      settings: { mailer: true },
    },
  ],
  scheduled: [{ name: 'the scheduled posts', path: '/scheduled', heading: 'Scheduled posts' }],
  settings: [{ name: 'the settings', open: openSettings }],
  announcements: [{ name: 'the announcements', path: '/announcements', heading: 'Announcements' }],
  about: [{ name: 'about the server', path: '/about', heading: 'About this server', member: false }],
  help: [{ name: 'the help', path: '/about/help', heading: 'Help with keys and settings', member: false }],
  search: [{ name: 'what a search found', path: '/search?query=hedge', heading: 'Search' }],
  'edit-navigation': [{ name: 'the order of the navigation', path: '/nav-edit', heading: 'Edit navigation' }],
  administration: [{ name: 'the administration', path: '/administration', heading: 'Administration' }],
  'administration-part': administrationParts(),
  'administration-item': [
    { name: 'a person in the administration', path: '/administration/people/bob', heading: 'People' },
    {
      name: 'a report',
      path: async (alice) => `/administration/reports/${await openReport(alice)}`,
      heading: 'Reports',
    },
  ],
  'external-user-profile': [
    {
      name: 'a profile by its id',
      path: async (alice) => `/users/$${await idOf(alice, 'carol')}`,
      heading: 'Carol',
    },
  ],
  'user-profile': [{ name: 'a profile', path: '/users/bob', heading: 'Bob' }],
  notifications: [{ name: 'the notifications', path: '/alice/notifications', heading: 'Notifications' }],
  'legacy-user-profile': [
    { name: 'a profile that there is not', path: '/nobody', heading: 'Profile', expectsNotFound: true },
  ],
};

function administrationParts(): readonly [RouteScreen, ...RouteScreen[]] {
  const [first, ...rest] = Object.entries(partHeadings).map(([part, heading]): RouteScreen => ({
    name: part === 'reports' ? 'the reports' : `the administration: ${heading}`,
    path: `/administration/${part}`,
    heading,
    // It asks for a subscription of this browser, which it has not.
    ...(part === 'doctor' && { expectsNotFound: true }),
  }));
  if (first === undefined) throw new Error('The administration has no parts.');
  return [first, ...rest];
}

async function openReport(alice: CallAs): Promise<string> {
  const { reports } = objectOf(await alice('/api/v1/pleroma/admin/reports?state=open'));
  return textOf(objectOf(listOf(reports)[0])['id']);
}

async function birds(alice: CallAs): Promise<string> {
  const lists = listOf(await alice('/api/v1/lists')).map(objectOf);
  return `/lists/${textOf(lists.find(({ title }) => title === 'Birds')?.['id'])}`;
}

async function idOf(alice: CallAs, name: string): Promise<string> {
  return textOf(objectOf(await alice(`/api/v1/accounts/lookup?acct=${name}`))['id']);
}

async function chatWithBob(alice: CallAs): Promise<string> {
  return `/users/alice/chats/${await idOf(alice, 'bob')}`;
}

async function messagesWithBob(alice: CallAs): Promise<string> {
  return `/users/alice/messages/${await idOf(alice, 'bob')}`;
}

async function muted(alice: CallAs): Promise<string> {
  await alice(`/api/v1/accounts/${await idOf(alice, 'dave')}/mute`, { method: 'POST' });
  return '/kept-away';
}

async function walks(alice: CallAs): Promise<string> {
  const folders = listOf(await alice('/api/v1/pleroma/bookmark_folders')).map(objectOf);
  return `/bookmarks/${textOf(folders.find(({ name }) => name === 'Walks')?.['id'])}`;
}

async function firstPost(alice: CallAs): Promise<string> {
  const [status] = listOf(await alice('/api/v1/timelines/public?local=true&limit=1')).map(objectOf);
  return textOf(status?.['id']);
}

async function quotes(alice: CallAs): Promise<string> {
  const id = await firstPost(alice);
  await alice('/api/v1/statuses', { method: 'POST', body: { status: 'Just so.', quote_id: id } });
  return `/notice/${id}/quotes`;
}
