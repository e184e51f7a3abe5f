import type { Account } from '../../model/account';
import type { AccountId, NotificationId, StatusId } from '../../model/ids';
import type { Status } from '../../model/status';
import { readAccount } from '../account';
import type { Reaction } from '../reactions';
import {
  isObject,
  objectReader,
  readCount,
  readId,
  readRows,
  readText,
  readTexts,
  readTimeOrEpoch,
} from '../read';
import { readStatus } from '../status';
import { type Notification, readGroupKey, readNotifiedReport } from './notification';

/** Largest numbers that are read: servers send 20 to 40 groups, each with a few people and one status at most. */
const maxRows = { groups: 200, accounts: 2_000, statuses: 400 };

interface ReferencedRows {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly statuses: ReadonlyMap<string, Status>;
}

/** Reads each group as one notification; invalid ones are left out and counted. Undefined without groups. */
export const readNotificationGroups = objectReader((json) => {
  const groups = json['notification_groups'];
  if (!Array.isArray(groups)) return undefined;
  const accounts = readRows(json, 'accounts', { limit: maxRows.accounts, row: readAccount });
  const statuses = readRows(json, 'statuses', { limit: maxRows.statuses, row: readStatus });
  const referenced: ReferencedRows = {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    statuses: new Map(statuses.map((status) => [status.id, status])),
  };
  const items = readRows(json, 'notification_groups', {
    limit: maxRows.groups,
    row: (group) => readGroup(group, referenced),
  });
  return { items, dropped: groups.length - items.length };
});

function readGroup(json: unknown, { accounts, statuses }: ReferencedRows): Notification | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<NotificationId>(json, 'most_recent_notification_id');
  const key = readId(json, 'group_key');
  if (id === null || key === null) return undefined;
  const people = readTexts(json, 'sample_account_ids').flatMap((one) => accounts.get(one) ?? []);
  const status = statuses.get(readId<StatusId>(json, 'status_id') ?? '') ?? null;
  const type = readText(json, 'type');
  const emoji = type.endsWith('emoji_reaction') ? reactionOf(people, status?.reactions ?? []) : undefined;
  return {
    id,
    type,
    createdAt: readTimeOrEpoch(json, 'latest_page_notification_at'),
    seen: false,
    account: people[0] ?? null,
    status,
    emoji: emoji?.name ?? null,
    emojiUrl: emoji?.url ?? null,
    target: null,
    chatMessage: null,
    report: readNotifiedReport(json['report']) ?? null,
    groupKey: readGroupKey(json),
    group: { key, accounts: people, count: Math.max(1, readCount(json, 'notifications_count')) },
  };
}

/**
 * The emoji of a group of reactions, which the group itself does not have. Taken from the reactions of the status,
 * unless these people used several emoji.
 */
function reactionOf(people: readonly Account[], reactions: readonly Reaction[]): Reaction | undefined {
  const own = new Set<AccountId>(people.map(({ id }) => id));
  const used = reactions.filter(({ accountIds }) => accountIds.some((id) => own.has(id)));
  return used.length === 1 ? used[0] : undefined;
}
