import {
  deletePerson,
  getAccount,
  moderatedAccount,
  setAccountTag,
  setActivation,
  setStaffRole,
  staffRoles,
  type Account,
  type AccountId,
  type Call,
  type ErrorReason,
  type ModeratedAccount,
} from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { hostOf } from '../kernel/host-of';
import { personImporter } from '../relationships/person-importer';
import type { ModerationStep } from './moderation-step';
import { roleIn } from './privileges';
import { markDeleted } from '../graph/status-row';

type Needed = Pick<Client, 'send' | 'graph' | 'session' | 'log'>;
type Target = Pick<Account, 'id' | 'acct'>;

/** Loads an account as staff sees it; administrators also get roles that the account hides. */
export async function loadModerated(
  { send, session }: Pick<Needed, 'send' | 'session'>,
  target: Target,
): Promise<ModeratedAccount> {
  const isAdmin = roleIn({ session: session.state.get() }) === 'admin';
  const [account, roles] = await Promise.all([
    send(moderatedAccount(target.id)),
    isAdmin && hostOf(target) === null ? send(staffRoles(target.acct)) : null,
  ]);
  return roles === null ? account : { ...account, roles };
}

/** Carries out a step; nothing is shown before the server has answered. Resolves to the error, null when it is done. */
export async function moderate(
  client: Needed,
  target: Target,
  step: ModerationStep,
): Promise<ErrorReason | null> {
  const error = await errorOf(client.send(callFor(target.acct, step)));
  if (error === null) await show(client, target.id, step);
  return error;
}

function callFor(name: string, step: ModerationStep): Call<void> {
  switch (step.kind) {
    case 'role':
      return setStaffRole(name, step.role, step.on);
    case 'activation':
      return setActivation(name, step.on);
    case 'delete':
      return deletePerson(name);
    case 'tag':
      return setAccountTag(name, step.tag, step.on);
  }
}

/** Updates the page after a step. */
async function show(client: Needed, id: AccountId, step: ModerationStep): Promise<void> {
  const { graph } = client;
  if (step.kind === 'activation') graph.accounts.change(id, (row) => ({ ...row, deactivated: !step.on }));
  if (step.kind === 'role') await reloadAccount(client, id);
  if (step.kind === 'delete') {
    graph.accounts.change(id, (row) => ({ ...row, deactivated: true }));
    for (const status of [...graph.statuses.ids()]) {
      if (graph.statuses.fact(status)?.accountId !== id) continue;
      markDeleted(graph, status);
    }
  }
}

/** Loads an account again after a change of its role. A role that it hides does not show on the page. */
async function reloadAccount({ send, graph, log }: Needed, id: AccountId): Promise<void> {
  const error = await errorOf(send(getAccount(id)).then(personImporter(graph)));
  if (error !== null) log('warn', 'an account with changed roles could not be reloaded', error);
}
