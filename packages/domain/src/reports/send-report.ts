import {
  type Account,
  type AccountId,
  type ErrorReason,
  type StatusId,
  accountStatuses,
  report,
} from '@linnet/api';
import type { Client } from '../client/client';
import { importStatuses } from '../graph/import';
import { errorOf } from '../kernel/error-of';
import { type RowFeed, createRowFeed } from '../kernel/feed/row-feed';
import { hostOf } from '../kernel/host-of';
import { emptyReport, reportDraftsOf } from './report-drafts';

const PAGE_SIZE = 10;

/** An account's own posts, the newest first. Posts of a muted account can be reported too. */
export function createPersonPosts(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  person: AccountId,
): RowFeed<StatusId> {
  return createRowFeed({
    idOf: (id: StatusId) => id,
    fetch: (cursor) =>
      send(accountStatuses(person, { cursor, limit: PAGE_SIZE, withoutRepeats: true, withMuted: true })),
    rowsOf: ({ items }) => importStatuses(graph, items),
  });
}

/**
 * Sends the report about an account, whose draft is stored until then. Resolves to the error, null when it was sent.
 */
export async function sendReport(
  client: Client,
  account: Pick<Account, 'id' | 'acct'>,
): Promise<ErrorReason | null> {
  const drafts = reportDraftsOf(client);
  const draft = drafts.of(account.id);
  const { statusIds, comment, forward, ruleIds, category } = draft;
  const acceptsCategories = (await client.features.load()).has('reportCategories');
  const sendsRules = !acceptsCategories || category === 'violation';
  const error = await errorOf(
    client.send(
      report({
        accountId: account.id,
        statusIds,
        comment: comment.trim(),
        forward: forward && hostOf(account) !== null,
        ruleIds: sendsRules ? ruleIds : [],
        ...(acceptsCategories && { category }),
      }),
    ),
  );
  const now = drafts.of(account.id);
  if (error !== null) {
    // The form was closed meanwhile: the draft is stored again, as the report was not sent.
    if (now === emptyReport) drafts.change(account.id, draft);
  } else {
    // A comment that was edited since, or choices that were changed since in a report without a comment, stay as a
    // draft.
    const isSent = comment === '' ? now === draft : now.comment === comment;
    if (isSent) drafts.remove(account.id);
    client.notices.add({
      level: 'success',
      key: 'user_reporting.sent',
      values: { acct: account.acct },
      duration: 5000,
    });
  }
  return error;
}
