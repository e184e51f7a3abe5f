import { report, type Account, type FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { failureOf } from '../notifications/failure-of';
import { hostOf } from '../people/host-of';
import { complaintsOf } from './complaints-of';

/** Tells the staff what was complained of. Resolves to why it was not taken, null when it was. */
export async function sendReport(
  client: Client,
  account: Pick<Account, 'id' | 'acct'>,
): Promise<FailureReason | null> {
  const complaints = complaintsOf(client);
  const { statusIds, comment, forward, ruleIds, category } = complaints.of(account.id);
  const takesCategories = (await client.features.load()).has('reportCategories');
  const meansRules = !takesCategories || category === 'violation';
  const refusal = await failureOf(
    client.send(
      report({
        accountId: account.id,
        statusIds,
        comment: comment.trim(),
        forward: forward && hostOf(account) !== null,
        ruleIds: meansRules ? ruleIds : [],
        ...(takesCategories && { category }),
      }),
    ),
  );
  if (refusal === null) {
    complaints.forget(account.id);
    client.notices.add({
      level: 'success',
      key: 'user_reporting.sent',
      values: { acct: account.acct },
      lasts: 5000,
    });
  }
  return refusal;
}
