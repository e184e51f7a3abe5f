import type { Author, Client } from '@linnet/domain';
import { type Decision, decisionsOf } from '@linnet/domain/people';
import { spokenName } from '../account/spoken-name';

/** Decides something about a person. What the server refuses is told as a notice, from which it can be tried again. */
export async function decide(client: Client, account: Author, decision: Decision): Promise<boolean> {
  const reason = await decisionsOf(client).decide(account, decision);
  if (reason === null) {
    client.notices.dismiss('people.decision_failed');
    return true;
  }
  if (reason.kind === 'aborted') return false;
  client.notices.add({
    level: 'error',
    key: 'people.decision_failed',
    values: { kind: decision.kind, on: String(decision.on), name: spokenName(account) },
    reason,
    retry: () => void decide(client, account, decision),
  });
  return false;
}
