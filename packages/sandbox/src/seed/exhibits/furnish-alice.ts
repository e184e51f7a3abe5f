import { announce } from '../../actions/announce';
import { block, muteAccount } from '../../actions/people/block';
import { bookmark, createBookmarkFolder, muteConversation } from '../../actions/statuses/marks';
import { endorse } from '../../actions/people/follow';
import { scheduleStatus } from '../../actions/statuses/scheduled';
import { addDomainBlock, findFollowed } from '../../store/accounts/relationships';
import { insertFilter } from '../../store/filters';
import { addMembers, insertList } from '../../store/accounts/lists';
import { findStatuses } from '../../store/statuses/statuses';
import { DAY_MS, HOUR_MS, type World } from '../world';

const LISTS: Readonly<Record<string, readonly string[]>> = {
  Birds: ['wren@hedgerow.example', 'carol', 'oksana@tidepool.example', 'tariq@tidepool.example'],
  'Trains and signals': ['bob', 'tomasz@signalbox.example', 'greta@signalbox.example', 'arrivals'],
  'The committee': ['bob', 'orla', 'yael', 'wilma', 'zeno', 'moss', 'quill'],
  'אוכל ולחם': ['imogen', 'noam', 'layla@olive.example'],
  'Those who write little, read first thing, before the kettle': ['dave', 'hana', 'petra'],
};

const FOLDERS: readonly [name: string, emoji: string | null][] = [
  ['Recipes', ':loaf:'],
  ['To read on the tram', '📖'],
  ['Walks', '🥾'],
  ['Evidence', null],
  ['Hedge', ':sprout:'],
];

const FILTERS: readonly [phrase: string, context: readonly string[], wholeWord: boolean][] = [
  ['chapter nine', ['home', 'public', 'thread'], false],
  ['bargains', ['home', 'public', 'notifications'], true],
  ['knees', ['home'], true],
  ['ringtone', ['home', 'public'], false],
  ['cheap watches', ['home', 'public', 'notifications', 'thread'], false],
];

const SCHEDULED_TEXTS = [
  'Planting day tomorrow. Spades, soup, dog.',
  'Restart tonight at ten.',
  'The yearly count of linnets begins. #birds',
  'Ten years and one day of the Hedge.',
  'Happy birthday to the attic fan.',
] as const;

const ANNOUNCEMENTS: readonly [text: string, daysAgo: number][] = [
  ['The server moves to its new shelf on Thursday evening. The kettle stays where it is. :blob_tea:', 2],
  ['New emoji in the pack: :linnet: and :railcar:.', 25],
  ['House rules were tidied up; nothing new, fewer commas.', 60],
  ['Pictures from other servers load faster now.', 110],
  ['Backups are kept for a month. Ask Órla.', 170],
  ['Planting day: the last Saturday of every month, at the long hedge. Soup.', 220],
];

const BLOCKED = [
  'bargains',
  'passerby@loom.example',
  'spotters@signalbox.example',
  'stargazers@darkfield.example',
  'tides@tidepool.example',
  'konditorei@xn--mller-kva.example',
] as const;
const MUTED = [
  'tafel@xn--caf-dma.example',
  'knitters@loom.example',
  'observatory@darkfield.example',
  'souad@مثال.example',
  'market',
] as const;
const BLOCKED_DOMAINS = [
  'watches.example',
  'casino.example',
  'followback.example',
  'gossip.example',
  'münzen.example',
] as const;

/** Adds alice's bookmarks, folders, lists and scheduled posts. */
function addBookmarksAndLists(world: World): void {
  const { server } = world;
  const alice = world.account('alice');
  const folders = FOLDERS.map(([name, emoji]) => createBookmarkFolder(server, alice, { name, emoji }));
  const ids = server.db.all<{ id: string }>(
    `select id from statuses where visibility = 'public' and reblog_of_id is null order by id`,
  );
  const chosen = Array.from(
    { length: 30 },
    (_unused, index) => ids[Math.floor(((index + 1) / 31) * ids.length)]?.id ?? '',
  );
  [...findStatuses(server.db, chosen).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .forEach((status, index) => {
      const folderId = index % 2 === 0 ? (folders[(index / 2) % folders.length]?.id ?? null) : null;
      bookmark(server, alice, { status, folderId });
    });
  for (const [title, members] of Object.entries(LISTS)) {
    const list = insertList(server.db, alice.id, title);
    addMembers(
      server.db,
      list.id,
      members.map((handle) => world.account(handle).id),
    );
  }
  SCHEDULED_TEXTS.forEach((text, index) => {
    const at = world.now + (index * index * 9 + 1) * DAY_MS;
    scheduleStatus(server, alice, { at, post: scheduledPost(text, at) });
  });
}

function scheduledPost(text: string, at: number) {
  return {
    draft: {
      text,
      contentType: 'text/plain',
      spoilerText: '',
      sensitive: false,
      visibility: 'public' as const,
      inReplyToId: null,
      quoteId: null,
      mediaIds: [],
      app: null,
      language: null,
      expiresIn: null,
    },
    params: {
      text,
      sensitive: null,
      spoiler_text: null,
      visibility: 'public',
      scheduled_at: new Date(at).toISOString(),
      poll: null,
      in_reply_to_id: null,
      expires_in: null,
    },
  };
}

/** Adds alice's mutes, blocks and filters. */
function addMutesAndBlocks(world: World): void {
  const { server } = world;
  const alice = world.account('alice');
  for (const handle of BLOCKED) block(server, alice, world.account(handle));
  for (const handle of MUTED) {
    muteAccount(server, alice, { target: world.account(handle), notifications: true, seconds: 0 });
  }
  for (const domain of BLOCKED_DOMAINS)
    addDomainBlock(server.db, { accountId: alice.id, domain, at: world.now });
  for (const [phrase, context, wholeWord] of FILTERS) {
    insertFilter(server.db, alice.id, {
      phrase,
      context: JSON.stringify(context),
      irreversible: 0,
      whole_word: wholeWord ? 1 : 0,
      expires_at: null,
    });
  }
  const crowdedThread = server.db.one<{ id: string }>(
    `select id from statuses where in_reply_to_id is null and replies_count > 4 and reblog_of_id is null
     and account_id <> ? and id < (select max(id) from statuses) order by id limit 1`,
    alice.id,
  );
  if (crowdedThread) {
    const status = world.status(crowdedThread.id);
    muteConversation(server, alice, { status, expiresIn: 0 });
    world.noteExample('thread-muted', status.id);
  }
}

/** Adds lists, folders, filters and everything else that only alice sees, and the announcements. */
export function furnishAlice(world: World): void {
  for (const [text, days] of ANNOUNCEMENTS) {
    world.plan(days * DAY_MS, () => {
      const announcement = { text, allDay: days > 100, startsAt: null, endsAt: null };
      announce(world.server, announcement, { at: world.currentTime });
    });
  }
  world.plan(0.05 * HOUR_MS, () => {
    addBookmarksAndLists(world);
    addMutesAndBlocks(world);
    const alice = world.account('alice');
    const followed = findFollowed(world.server.db, alice.id);
    for (const handle of ['bob', 'carol', 'wren@hedgerow.example']) {
      const friend = world.account(handle);
      if (followed.has(friend.id)) endorse(world.server, alice, friend);
    }
  });
}
