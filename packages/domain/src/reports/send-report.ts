import { report, type Account, type FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { failureOf } from '../kernel/failure-of';
import { hostOf } from '../kernel/host-of';
import { noComplaint } from './complaint';
import { complaintsOf } from './complaints-of';

/** Sends the report about an account, whose draft is kept until then. Resolves to the error, null when it was sent. */
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
    // The form was closed meanwhile: the draft is stored again, as the report was not sent.
    if (now === noComplaint) complaints.change(account.id, complaint);
  } else {
    // A comment that was edited since, or choices that were changed since in a report without a comment, stay as a
    // draft.
    const isTold = comment === '' ? now === complaint : now.comment === comment;
    if (isTold) complaints.remove(account.id);
    client.notices.add({
      level: 'success',
      key: 'user_reporting.sent',
      values: { acct: account.acct },
      lasts: 5000,
    });
  }
  return refusal;
}
