import type { FailureReason } from '@linnet/api';
import { type Author, type Client, perClient } from '@linnet/domain';
import { type Decision, decisionsOf } from '@linnet/domain/people';
import { spokenName } from '../account/spoken-name';

/** The notices that tell of decisions which failed, by what was decided about whom. */
const troublesOf = perClient(() => new Map<string, number>());

const troubleOf = (account: Author, { kind }: Decision): string => `${kind} ${account.id}`;

/** Decides something about a person. What the server refuses is told as a notice, from which it can be tried again. */
export async function decide(client: Client, account: Author, decision: Decision): Promise<boolean> {
  const reason = await attempt(client, account, decision);
  if (reason === null) return true;
  if (reason.kind !== 'aborted') tellRefusal(client, account, { decision, reason });
  return false;
}

/** The same, where the refusal it resolves to is shown. What was told of an earlier one goes once it went well. */
export async function attempt(
  client: Client,
  account: Author,
  decision: Decision,
): Promise<FailureReason | null> {
  const reason = await decisionsOf(client).decide(account, decision);
  if (reason === null) {
    const troubles = troublesOf(client);
    const what = troubleOf(account, decision);
    const told = troubles.get(what);
    if (told !== undefined) client.notices.dismiss(told);
    troubles.delete(what);
  }
  return reason;
}

/** Tells as a notice what was refused about whom. */
export function tellRefusal(
  client: Client,
  account: Author,
  { decision, reason }: { decision: Decision; reason: FailureReason },
): void {
  const told = client.notices.add({
    level: 'error',
    key: 'people.decision_failed',
    values: { kind: decision.kind, on: String(decision.on), name: spokenName(account) },
    reason,
    retry: () => void decide(client, account, decision),
  });
  troublesOf(client).set(troubleOf(account, decision), told);
}
