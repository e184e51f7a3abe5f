import type { WireNotification } from '@linnet/api/wire';
import { renderNotifications } from '../../render/notification';
import { viewerOf } from '../../render/viewer';
import { answer } from '../../server/answer';
import { signedIn } from '../../server/access';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import { notFound, problem } from '../../server/problem';
import { user, type Call, type Route } from '../../server/route';
import {
  countUnseen,
  findNotification,
  listNotifications,
  removeNotifications,
} from '../../store/notifications';

/** How a server writes notification groups. */
export interface GroupWriting {
  /** The client says with `grouped_types` which types to group. */
  takesGroupedTypes?: boolean;
  /** The key of the group that a notification belongs to. */
  keyOf(notification: WireNotification, receiverId: string): string;
  type(notification: WireNotification): string;
  /** The id of a notification in groups and paging parameters. */
  id(notification: WireNotification): string | number;
  pageId(notification: WireNotification): string;
}

interface Group {
  key: string;
  /** The notifications of this page, newest first. */
  members: WireNotification[];
}

/** A group with all its notifications that are not newer than the first one of the page. */
interface WholeGroup extends Group {
  all: WireNotification[];
}

function load(call: Call, page = readPage(call.params)): WireNotification[] {
  const { server, params } = call;
  const viewer = viewerOf(server, signedIn(call.viewer));
  if (viewer === null) throw problem(401, 'The access token is invalid');
  const rows = listNotifications(server.db, viewer.account.id, {
    filter: {
      types: params.texts('types'),
      excludeTypes: params.texts('exclude_types'),
      excludeVisibilities: [],
      fromAccountId: params.id('account_id') ?? null,
      withMuted: false,
      now: server.now(),
    },
    page,
  });
  return renderNotifications(server, rows, viewer);
}

/** Groups notifications by key; each group stands where its newest notification does. */
function grouped(notifications: WireNotification[], keyOf: (one: WireNotification) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const notification of notifications) {
    const key = keyOf(notification);
    const group = groups.get(key) ?? { key, members: [] };
    group.members.push(notification);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function distinct<T extends { id: string }>(all: T[]): T[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Up to 8 accounts of the newest notifications. */
function sampleOf(all: WireNotification[]): WireNotification['account'][] {
  return distinct(all.map(({ account }) => account)).slice(0, 8);
}

function writeGroup({ key, members, all }: WholeGroup, writing: GroupWriting) {
  const newest = members.at(0);
  const oldest = members.at(-1);
  if (!newest || !oldest) throw new Error('A group has members');
  return {
    group_key: key,
    notifications_count: all.length,
    type: writing.type(newest),
    most_recent_notification_id: writing.id(newest),
    page_min_id: writing.pageId(oldest),
    page_max_id: writing.pageId(newest),
    latest_page_notification_at: newest.created_at,
    sample_account_ids: sampleOf(all).map(({ id }) => id),
    status_id: newest.status?.id ?? null,
  };
}

function writeGroups(groups: WholeGroup[], writing: GroupWriting) {
  const newest = groups.flatMap(({ members }) => members.slice(0, 1));
  return {
    accounts: distinct(groups.flatMap(({ all }) => sampleOf(all))),
    statuses: distinct(newest.flatMap(({ status }) => status ?? [])),
    notification_groups: groups.map((group) => writeGroup(group, writing)),
  };
}

/** A page size that includes everything. */
const WHOLE_LIST = 100_000;

/** The routes of grouped notifications (`/api/v2/notifications`). */
export function groupedNotificationRoutes(writing: GroupWriting): Route[] {
  function keyFor({ params, viewer }: Call): (one: WireNotification) => string {
    const kinds = params.texts('grouped_types');
    const chooses = writing.takesGroupedTypes === true && kinds.length > 0;
    return (one) =>
      chooses && !kinds.includes(one.type) ? `ungrouped-${one.id}` : writing.keyOf(one, signedIn(viewer).id);
  }

  const everything = (call: Call): Group[] =>
    grouped(
      load(call, { maxId: null, sinceId: null, minId: null, offset: 0, limit: WHOLE_LIST }),
      keyFor(call),
    );

  function list(call: Call): Response {
    const notifications = load(call);
    const { server, params, url } = call;
    const whole = new Map(everything(call).map(({ key, members }) => [key, members]));
    const groups = grouped(notifications, keyFor(call)).map((group): WholeGroup => {
      const all = whole.get(group.key) ?? group.members;
      const from = all.findIndex(({ id }) => id === group.members[0]?.id);
      return { ...group, all: all.slice(Math.max(0, from)) };
    });
    const ids = notifications.map(({ id }) => id);
    const headers = linkHeader({ server, path: url.pathname, params: linkParams(params, {}), ids });
    return answer(writeGroups(groups, writing), { headers });
  }

  /** The group whose key is in the path, with all its notifications. */
  function find(call: Call): WholeGroup {
    const group = everything(call).find(({ key }) => key === call.path['key']);
    if (!group) throw notFound();
    return { ...group, all: group.members };
  }

  function dismiss(call: Call): Response {
    const ids = find(call).members.map(({ id }) => Number(id));
    const { db } = call.server;
    const receiver = signedIn(call.viewer).id;
    removeNotifications(
      db,
      receiver,
      ids.filter((id) => findNotification(db, receiver, id) !== undefined),
    );
    return answer({});
  }

  const read = (path: string, handle: Route['handle']): Route => ({
    method: 'GET',
    path,
    access: user('read:notifications'),
    handle,
  });
  return [
    read('/api/v2/notifications', list),
    read('/api/v2/notifications/unread_count', (call) =>
      answer({ count: countUnseen(call.server.db, signedIn(call.viewer).id) }),
    ),
    read('/api/v2/notifications/:key', (call) => answer(writeGroups([find(call)], writing))),
    read('/api/v2/notifications/:key/accounts', (call) =>
      answer(distinct(find(call).members.map(({ account }) => account))),
    ),
    {
      method: 'POST',
      path: '/api/v2/notifications/:key/dismiss',
      access: user('write:notifications'),
      handle: dismiss,
    },
  ];
}
