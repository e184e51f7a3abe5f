import { report, type Account, type FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { failureOf } from '../notifications/failure-of';
import { hostOf } from '../people/host-of';
import { noComplaint } from './complaint';
import { complaintsOf } from './complaints-of';

/** Tells the staff what was complained of, and keeps it until then. Resolves to why it was not taken, null when it was. */
export async function sendReport(
  client: Client,
  account: Pick<Account, 'id' | 'acct'>,
): Promise<FailureReason | null> {
  const complaints = complaintsOf(client);
  const complaint = complaints.of(account.id);
  const { statusIds, comment, forward, ruleIds, category } = complaint;
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
  const now = complaints.of(account.id);
  if (refusal !== null) {
    // Its form was closed meanwhile: it has not been told yet.
    if (now === noComplaint) complaints.change(account.id, complaint);
  } else {
    // What was written since is still to be told, and what was chosen since in a form without words.
    const isTold = comment === '' ? now === complaint : now.comment === comment;
    if (isTold) complaints.forget(account.id);
    client.notices.add({
      level: 'success',
      key: 'user_reporting.sent',
      values: { acct: account.acct },
      lasts: 5000,
    });
  }
  return refusal;
}
