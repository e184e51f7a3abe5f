import type { Account, FailureReason } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { type Decision, decisionsOf, followRequestsOf } from '@linnet/domain/people';
import type { Setting } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ListPlus from 'lucide-react/icons/list-plus';
import UserMinus from 'lucide-react/icons/user-minus';
import UserX from 'lucide-react/icons/user-x';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { MessageId } from '../../../platform/i18n/message-id';
import { questions } from '../../account-actions/decide';
import { answers } from '../request-answers';

interface Batch {
  readonly icon: LucideIcon;
  /** Names it, and identifies it among all others. */
  readonly label: MessageId;
  /** Its effect is not easily undone. */
  readonly danger?: boolean;
}

/** Runs for one account after the other. */
export interface StepBatch extends Batch {
  readonly kind: 'each';
  /** Asked first if this setting is on; the message takes `count`. */
  readonly question?: { readonly words: MessageId; readonly key: string; readonly setting: Setting<boolean> };
  /** The decision about each account: nothing is sent for those it is true of already. */
  readonly decision?: Decision;
  readonly step: (client: Client, account: Account) => Promise<FailureReason | null>;
}

/** Adds all of them to a list that is chosen first. */
interface ListBatch extends Batch {
  readonly kind: 'into list';
}

/** An action on several people of a list at once. */
export type PeopleBatch = StepBatch | ListBatch;

const deciding = (decision: Decision): Pick<StepBatch, 'decision' | 'step'> => ({
  decision,
  step: (client, account) => decisionsOf(client).decide(account, decision),
});

const answering =
  (accept: boolean) =>
  (...[client, account]: Parameters<StepBatch['step']>) =>
    followRequestsOf(client).answer(account.id, accept);

type BatchName =
  | 'approve'
  | 'deny'
  | 'intoList'
  | 'unfollow'
  | 'removeFollower'
  | 'mute'
  | 'unmute'
  | 'block'
  | 'unblock';

/** All actions on several people that lists of people offer. */
export const peopleBatches: Readonly<Record<BatchName, PeopleBatch>> = {
  approve: {
    kind: 'each',
    icon: Check,
    label: 'follow_requests.approve',
    question: { words: 'people_roll.approve_question', ...answers.approve },
    step: answering(true),
  },
  deny: {
    kind: 'each',
    icon: UserX,
    label: 'follow_requests.deny',
    danger: true,
    question: { words: 'people_roll.deny_question', ...answers.deny },
    step: answering(false),
  },
  intoList: { kind: 'into list', icon: ListPlus, label: 'people_roll.into_list' },
  unfollow: {
    kind: 'each',
    icon: UserMinus,
    label: 'people.unfollow',
    question: { words: 'people_roll.unfollow_question', ...questions.unfollow },
    ...deciding({ kind: 'follow', on: false }),
  },
  removeFollower: {
    kind: 'each',
    icon: UserMinus,
    label: 'account_actions.remove_follower',
    danger: true,
    question: { words: 'people_roll.remove_question', ...questions.removeFollower },
    ...deciding({ kind: 'removeFollower', on: true }),
  },
  mute: {
    kind: 'each',
    icon: VolumeX,
    label: 'people_roll.mute',
    question: { words: 'people_roll.mute_question', ...questions.mute },
    ...deciding({ kind: 'mute', on: true, notifications: true, seconds: 0 }),
  },
  unmute: {
    kind: 'each',
    icon: Volume2,
    label: 'people_roll.unmute',
    ...deciding({ kind: 'mute', on: false }),
  },
  block: {
    kind: 'each',
    icon: Ban,
    label: 'people_roll.block',
    danger: true,
    question: { words: 'people_roll.block_question', ...questions.block },
    ...deciding({ kind: 'block', on: true }),
  },
  unblock: {
    kind: 'each',
    icon: Check,
    label: 'people_roll.unblock',
    ...deciding({ kind: 'block', on: false }),
  },
};
