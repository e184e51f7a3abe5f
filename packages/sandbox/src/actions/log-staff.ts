import { acctOf } from '../render/account';
import { signedIn } from '../server/access';
import type { Call } from '../server/route';
import type { AccountRow } from '../store/accounts/accounts';
import { insertLogEntry } from '../store/moderation-log';

/** An account as the moderation log names it. */
export const loggedAccount = (account: AccountRow) => ({
  id: account.id,
  nickname: acctOf(account),
  type: 'user',
});

interface LoggedStep {
  action: string;
  /** The message without the name of the actor. */
  words: string;
  data: Readonly<Record<string, unknown>>;
}

/** Writes a step of the viewer into the moderation log. */
export function logStep({ server, viewer }: Pick<Call, 'server' | 'viewer'>, step: LoggedStep): void {
  const actor = signedIn(viewer);
  const message = `@${actor.username} ${step.words}`;
  const data = { ...step.data, action: step.action, actor: loggedAccount(actor), message };
  insertLogEntry(server.db, {
    account_id: actor.id,
    data: JSON.stringify(data),
    message,
    created_at: server.now(),
  });
}

/** Writes a step about people into the log: `activated users: @carol`. */
export function logPeople(
  call: Pick<Call, 'server' | 'viewer'>,
  step: { action: string; verb: string },
  accounts: readonly AccountRow[],
): void {
  if (accounts.length === 0) return;
  const names = accounts.map((account) => `@${acctOf(account)}`).join(', ');
  logStep(call, {
    action: step.action,
    words: `${step.verb}: ${names}`,
    data: { subject: accounts.map(loggedAccount) },
  });
}
