import {
  type Call,
  type CredentialsChange,
  type ErrorReason,
  type StaffAccount,
  approvePerson,
  changeCredentials,
  confirmAddress,
  endSecondFactor,
  forcePasswordReset,
  sendConfirmationAgain,
  setAccountTag,
  setSuggested,
} from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { type CheckedStep, type StepOutcome, runChecked } from '../kernel/tasks/checked-step';
import { moderate } from './moderate';
import type { ModerationStep } from './moderation-step';
import { fetchPerson, isDeleted, staffPersonOf, waitingCountOf } from './people';

/** What staff can do with an account, besides its roles, its activation, its deletion and the policies. */
export type AccountStep =
  | { readonly kind: 'approve' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'resend' }
  | { readonly kind: 'suggest'; readonly on: boolean }
  | { readonly kind: 'force reset' }
  | { readonly kind: 'second factor off' }
  /** A tag without a meaning for the server; 'tag' is one of its policies. */
  | { readonly kind: 'free tag'; readonly tag: string; readonly on: boolean }
  | { readonly kind: 'credentials'; readonly change: CredentialsChange };

export type PersonStep = ModerationStep | AccountStep;

/** Whether the step would lock the viewer out of their own account or privileges, which the server does not prevent. */
export function locksOut(step: PersonStep): boolean {
  return step.kind === 'delete' || ((step.kind === 'activation' || step.kind === 'role') && !step.on);
}

/** Takes a step, decided on the account as the viewer has seen it. It is loaded before and after the step. */
export async function takePersonStep(
  client: Client,
  seen: StaffAccount,
  step: PersonStep,
): Promise<StepOutcome<StaffAccount | null>> {
  const session = client.session.state.get();
  const isOwn = session.state === 'signed-in' && session.accountId === seen.id;
  if (isOwn && locksOut(step)) throw new Error('The viewer would lock themself out.');
  const outcome = await runChecked(checkedStep(client, seen, step));
  if ('now' in outcome) {
    const { now } = outcome;
    for (const key of [seen.acct, seen.id]) {
      if (now === null) void staffPersonOf(client).get(key).reload();
      else
        staffPersonOf(client)
          .get(key)
          .update(() => now);
    }
  }
  if (!seen.isApproved) waitingCountOf(client).pollNow();
  return outcome;
}

function checkedStep(client: Client, seen: StaffAccount, step: PersonStep): CheckedStep<StaffAccount | null> {
  return {
    load: () => fetchPerson(client, seen.id),
    isSame: (now) => now !== null && stateOf(now) === stateOf(seen),
    isDone: (now) => (now === null ? step.kind === 'delete' : isStepDone(step, { seen, now })),
    act: () => act(client, seen, step),
    isSlow: hasNoVisibleEffect(step),
  };
}

/** What decisions about a person are based on, as text. */
const stateOf = ({ isActive, isApproved, isConfirmed, roles }: StaffAccount): string =>
  JSON.stringify([isActive, isApproved, isConfirmed, roles.admin, roles.moderator]);

/** Whether the account looks the same right after the step, as when a mail was sent again. */
function hasNoVisibleEffect(step: PersonStep): boolean {
  switch (step.kind) {
    case 'delete':
    case 'resend':
    case 'force reset':
    case 'second factor off':
      return true;
    case 'credentials':
      return step.change.password !== undefined;
    default:
      return false;
  }
}

interface AccountChange {
  /** The account that the step was decided on; null where that is not known. */
  readonly seen: StaffAccount | null;
  readonly now: StaffAccount;
}

/** Whether the account shows that a step was taken. */
export function isStepDone(step: PersonStep, { seen, now }: AccountChange): boolean {
  switch (step.kind) {
    case 'role':
      return now.roles[step.role] === step.on;
    case 'activation':
      return now.isActive === step.on;
    case 'tag':
      return now.tags.includes(step.tag) === step.on;
    case 'delete':
      // An account that never had an address looks deleted as soon as it is deactivated.
      return isDeleted(now) && seen !== null && seen.email !== null;
    default:
      return isAccountStepDone(now, step);
  }
}

function isAccountStepDone(now: StaffAccount, step: AccountStep): boolean {
  switch (step.kind) {
    case 'free tag':
      return now.tags.includes(step.tag) === step.on;
    case 'approve':
      return now.isApproved;
    case 'confirm':
      return now.isConfirmed;
    case 'suggest':
      return now.isSuggested === step.on;
    case 'credentials': {
      const { email = now.email, name = now.displayName, password } = step.change;
      return password === undefined && now.email === email && now.displayName === name;
    }
    case 'resend':
    case 'force reset':
    case 'second factor off':
      return false;
  }
}

async function act(client: Client, seen: StaffAccount, step: PersonStep): Promise<ErrorReason | null> {
  switch (step.kind) {
    case 'role':
    case 'activation':
    case 'delete':
    case 'tag':
      return moderate(client, seen, step);
    default:
      return errorOf(client.send(callFor(seen.acct, step)));
  }
}

function callFor(name: string, step: AccountStep): Call<void> {
  switch (step.kind) {
    case 'approve':
      return approvePerson(name);
    case 'confirm':
      return confirmAddress(name);
    case 'resend':
      return sendConfirmationAgain(name);
    case 'suggest':
      return setSuggested(name, step.on);
    case 'force reset':
      return forcePasswordReset(name);
    case 'second factor off':
      return endSecondFactor(name);
    case 'free tag':
      return setAccountTag(name, step.tag, step.on);
    case 'credentials':
      return changeCredentials(name, step.change);
  }
}
