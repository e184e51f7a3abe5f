import type { ServerCharacter } from '@linnet/sandbox/control';
import { listOf, objectOf, textOf } from '../../tools/report/json-value';
import type { CallAs } from './call-as';

export interface Place {
  name: string;
  /** The path; a function when it contains an id from the server. */
  path: string | ((alice: CallAs) => Promise<string>);
  heading: string;
  /** For members; otherwise for a visitor. */
  member?: boolean;
  /** The kind of server, for screens that the default one doesn't have. */
  on?: ServerCharacter;
  /** Settings of the server for the screen. */
  settings?: Record<string, unknown>;
  asksInVain?: boolean;
}

/** Screens that are complete as soon as their address is opened. */
export const places: readonly Place[] = [
  { name: 'what a search found', path: '/search?query=hedge', heading: 'Search' },
  { name: 'the lists', path: '/lists', heading: 'Lists' },
  { name: 'a new list', path: '/lists/new', heading: 'New list' },
  { name: 'about the server', path: '/about', heading: 'About this server', member: false },
  { name: 'the announcements', path: '/announcements', heading: 'Announcements' },
  { name: 'who is muted', path: muted, heading: 'Muted and blocked' },
  { name: 'who is blocked', path: '/kept-away?tab=blocked', heading: 'Muted and blocked' },
  { name: 'who to follow', path: '/who-to-follow', heading: 'Who to follow' },
  { name: 'the follow requests', path: '/friend-requests', heading: 'Follow requests' },
  { name: 'the directory', path: '/directory', heading: 'Directory' },
  { name: 'the drafts', path: '/drafts', heading: 'Drafts' },
  { name: 'the scheduled posts', path: '/scheduled', heading: 'Scheduled posts' },
  { name: 'the notifications', path: '/alice/notifications', heading: 'Notifications' },
  { name: 'the follows', path: '/users/alice/interactions?tab=follows', heading: 'Interactions' },
  { name: 'a tag', path: '/tag/frost', heading: '#frost' },
  { name: 'the timeline of a list', path: (alice) => birds(alice), heading: 'Birds' },
  { name: 'the form of a list', path: async (alice) => `${await birds(alice)}/edit`, heading: 'Edit list' },
  { name: 'the order of the navigation', path: '/nav-edit', heading: 'Edit navigation' },
  { name: 'a folder of bookmarks', path: folder, heading: 'Knots' },
  { name: 'the bookmarks', path: '/bookmarks', heading: 'Bookmarks' },
  { name: 'the direct posts', path: '/users/alice/dms', heading: 'Direct messages' },
  { name: 'the mentions', path: '/users/alice/interactions', heading: 'Interactions' },
  { name: 'the quotes of a post', path: quotes, heading: 'Quotes' },
  { name: 'a profile', path: '/users/bob', heading: 'Bob' },
  { name: 'a remote person', path: '/remote-users/@greta@signalbox.example', heading: 'Greta' },
  {
    name: 'a remote person whom nobody knows',
    path: '/remote-users/nowhere.example/nobody',
    heading: 'Person on another server',
    asksInVain: true,
  },
  { name: 'a profile that there is not', path: '/nobody', heading: 'Profile', asksInVain: true },
  { name: 'the followed tags', path: '/followed-tags', heading: 'Followed hashtags', on: 'akkoma' },
  {
    name: 'asking for a new password',
    path: '/password-reset',
    heading: 'Reset password',
    member: false,
    settings: { mailer: true },
  },
  { name: 'an invitation', path: '/registration/some-token', heading: 'Registration', member: false },
];

async function birds(alice: CallAs): Promise<string> {
  const lists = listOf(await alice('/api/v1/lists')).map(objectOf);
  return `/lists/${textOf(lists.find(({ title }) => title === 'Birds')?.['id'])}`;
}

async function muted(alice: CallAs): Promise<string> {
  const { id } = objectOf(await alice('/api/v1/accounts/lookup?acct=dave'));
  await alice(`/api/v1/accounts/${textOf(id)}/mute`, { method: 'POST' });
  return '/kept-away';
}

async function folder(alice: CallAs): Promise<string> {
  const made = await alice('/api/v1/pleroma/bookmark_folders', { method: 'POST', body: { name: 'Knots' } });
  return `/bookmarks/${textOf(objectOf(made)['id'])}`;
}

async function quotes(alice: CallAs): Promise<string> {
  const [status] = listOf(await alice('/api/v1/timelines/public?local=true&limit=1')).map(objectOf);
  const id = textOf(status?.['id']);
  await alice('/api/v1/statuses', { method: 'POST', body: { status: 'Just so.', quote_id: id } });
  return `/notice/${id}/quotes`;
}
