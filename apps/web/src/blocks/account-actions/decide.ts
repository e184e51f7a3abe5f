import { type Author, type Client, perClient } from '@linnet/domain';
import { type Decision, decisionsOf } from '@linnet/domain/people';
import { spokenName } from '../account/spoken-name';

/** The notices that tell of decisions which failed, by what was decided about whom. */
const troublesOf = perClient(() => new Map<string, number>());

/** Decides something about a person. What the server refuses is told as a notice, from which it can be tried again. */
export async function decide(client: Client, account: Author, decision: Decision): Promise<boolean> {
  const troubles = troublesOf(client);
  const what = `${decision.kind} ${account.id}`;
  const reason = await decisionsOf(client).decide(account, decision);
  if (reason === null) {
    const told = troubles.get(what);
    if (told !== undefined) client.notices.dismiss(told);
    troubles.delete(what);
    return true;
  }
  if (reason.kind === 'aborted') return false;
  const told = client.notices.add({
    level: 'error',
    key: 'people.decision_failed',
    values: { kind: decision.kind, on: String(decision.on), name: spokenName(account) },
    reason,
    retry: () => void decide(client, account, decision),
  });
  troubles.set(what, told);
  return false;
}
