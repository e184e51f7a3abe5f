import { answer } from '../../server/answer';
import { findListById } from '../../store/lists';
import { findStatus } from '../../store/statuses';
import type { Character, Saying } from '../character';
import type { WordingContext } from '../common/wording';
import { isPleromaOnly } from '../common/missing-calls';
import { tagHistory } from '../common/tag-history';
import { asAsked, readLinks, writeLinks } from '../page-links';
import { retell, without } from '../retell';
import { statusFacts } from '../status-facts';
import { threadTree } from '../thread-tree';
import { isTold, listOf, textOf, type Told } from '../told';
import { hearAsMastodon } from './hear';
import { refuseAsMastodon } from './refuse';
import { mastodonRoutes, missingPage } from './routes';
import { mastodonWordings, PLEROMA_KEYS } from './wordings';

const EVENTS = new Set([
  ...['update', 'delete', 'notification', 'filters_changed', 'conversation', 'status.update'],
  ...['announcement', 'announcement.reaction', 'announcement.delete', 'notifications_merged'],
]);

/** Rewrites answers whose structure differs from that of the shared routes, beyond their entities. */
function shaped(value: unknown, { here, line, path }: Saying): unknown {
  if (line.endsWith('/statuses/:id/context') && isTold(value)) {
    const id = path['id'] ?? '';
    return threadTree(value, { id, parentId: findStatus(here.db, id)?.in_reply_to_id ?? null });
  }
  if (/\/api\/v1\/lists(?:\/:id)?$/.test(line)) {
    const more = (list: Told) => ({ ...list, ...listChoices(here, list) });
    if (Array.isArray(value)) return listOf(value).map(more);
    return isTold(value) && 'title' in value ? more(value) : value;
  }
  if (line === 'GET /api/v2/search' && isTold(value)) {
    const tags = listOf(value['hashtags']).map((tag) => ({
      ...tag,
      history: tagHistory(here, textOf(tag['name'])),
    }));
    return { ...value, hashtags: tags };
  }
  if (line.endsWith('/markers') && isTold(value)) return zoned(value);
  return value;
}

/** The settings of a list. */
function listChoices({ db }: Saying['here'], { id }: Told): object {
  const row = findListById(db, Number(textOf(id)));
  return { replies_policy: row?.replies ?? 'list', exclusive: row?.exclusive === 1 };
}

/** Adds the time zone to the times of read markers. */
function zoned(markers: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(markers).map(([name, marker]) => {
      if (!isTold(marker)) return [name, marker];
      const time = String(marker['updated_at']);
      return [name, { ...marker, updated_at: time.endsWith('Z') ? time : `${time.slice(0, 19)}.000Z` }];
    }),
  );
}

function sayAsMastodon(value: unknown, saying: Saying): unknown {
  const { here, reader, line } = saying;
  const context: WordingContext = { here, reader, line, facts: statusFacts(here, value) };
  return without(retell(shaped(value, saying), { wordings: mastodonWordings, context }), PLEROMA_KEYS);
}

/** Mastodon 4.5, without extensions. */
export const mastodon: Character = {
  name: 'mastodon',
  manner: {
    idForm: 'snowflake',
    streaming: {
      answers: false,
      tokenInMessage: false,
      tokenAsProtocol: true,
      openToVisitors: false,
      prefix: '/streaming-server',
      labelsDeletions: true,
    },
    proofKey: true,
    embedsResults: false,
    crashesBare: false,
    followBeginsAnew: false,
    marksSeen: false,
    markedTimelines: ['home', 'notifications'],
    losesClients: false,
    relationshipsForgetEndorsed: false,
    listsAreOfFollowed: true,
    remembersVotes: false,
    pollsLookExpiring: false,
    shortensAddresses: true,
    pollsTakeFiles: false,
    pollsTakeExpiry: true,
    endsBare: () => true,
    document: (_path, value) => value,
  },
  settings: {
    filtersV2: true,
    textLimit: 500,
    mediaPerStatus: 4,
    descriptionLimit: 1500,
    maxPinned: 5,
    fields: { max: 4, nameLength: 255, valueLength: 255 },
    polls: { maxOptions: 4, maxOptionLength: 50, minExpiration: 300, maxExpiration: 2_629_746 },
    panel: null,
  },
  routes: mastodonRoutes,
  lacks: isPleromaOnly,
  unknownCall: (method, isCall) =>
    isCall || method !== 'GET' ? answer({ error: 'Record not found' }, { status: 404 }) : missingPage(),
  admit: () => undefined,
  hear: hearAsMastodon,
  say: sayAsMastodon,
  links: (header, call) => writeLinks(asAsked(readLinks(header), call)),
  refuse: refuseAsMastodon,
  streams: (event) => EVENTS.has(event),
};
