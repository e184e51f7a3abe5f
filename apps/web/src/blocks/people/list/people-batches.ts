import { type Account, ApiError, type ErrorReason, type List, addToList } from '@linnet/api';
import { type Client, createCell, perClient } from '@linnet/domain';
import { type Decision, decisionsOf, followRequestsOf, oneByOne, notCarriedOut } from '@linnet/domain/people';
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
import { confirmations } from '../../account-actions/decide';
import { answers } from '../request-answers';

interface Batch {
  readonly icon: LucideIcon;
  /** The name of the action; unique among all actions. */
  readonly label: MessageId;
  /** Whether its effect is hard to undo. */
  readonly danger?: boolean;
}

/** Runs for one account after the other. */
export interface StepBatch extends Batch {
  readonly kind: 'each';
  /** Shown first if this setting is on; the message takes `count`. */
  readonly confirmation?: {
    readonly words: MessageId;
    readonly key: string;
    readonly setting: Setting<boolean>;
  };
  /** The decision about each account. Accounts for which it has been made already are skipped. */
  readonly decision?: Decision;
  readonly step: (client: Client, account: Account) => Promise<ErrorReason | null>;
}

/** Adds all of them to a list that is chosen first. */
interface ListBatch extends Batch {
  readonly kind: 'into list';
}

/** An action on several people of a list at once. */
export type PeopleBatch = StepBatch | ListBatch;

const deciding = (decision: Decision): Pick<StepBatch, 'kind' | 'decision' | 'step'> => ({
  kind: 'each',
  decision,
  step: (client, account) => decisionsOf(client).decide(account, decision),
});

const answering = (accept: boolean): Pick<StepBatch, 'kind' | 'step'> => ({
  kind: 'each',
  step: (client, account) => followRequestsOf(client).answer(account.id, accept),
});

/** Checks all entries of a table; their names stay known. */
const table = <Name extends string>(batches: Readonly<Record<Name, PeopleBatch>>) => batches;

/** All actions on several people that lists of people offer. */
export const peopleBatches = table({
  approve: {
    icon: Check,
    label: 'follow_requests.approve',
    confirmation: { words: 'people_list.approve_question', ...answers.approve },
    ...answering(true),
  },
  deny: {
    icon: UserX,
    label: 'follow_requests.deny',
    danger: true,
    confirmation: { words: 'people_list.deny_question', ...answers.deny },
    ...answering(false),
  },
  intoList: { kind: 'into list', icon: ListPlus, label: 'people_list.add_to_list' },
  unfollow: {
    icon: UserMinus,
    label: 'people.unfollow',
    confirmation: { words: 'people_list.unfollow_question', ...confirmations.unfollow },
    ...deciding({ kind: 'follow', on: false }),
  },
  removeFollower: {
    icon: UserMinus,
    label: 'account_actions.remove_follower',
    danger: true,
    confirmation: { words: 'people_list.remove_question', ...confirmations.removeFollower },
    ...deciding({ kind: 'removeFollower', on: true }),
  },
  mute: {
    icon: VolumeX,
    label: 'people_list.mute',
    confirmation: { words: 'people_list.mute_question', ...confirmations.mute },
    ...deciding({ kind: 'mute', on: true, notifications: true, seconds: 0 }),
  },
  unmute: { icon: Volume2, label: 'people_list.unmute', ...deciding({ kind: 'mute', on: false }) },
  block: {
    icon: Ban,
    label: 'people_list.block',
    danger: true,
    confirmation: { words: 'people_list.block_question', ...confirmations.block },
    ...deciding({ kind: 'block', on: true }),
  },
  unblock: { icon: Check, label: 'people_list.unblock', ...deciding({ kind: 'block', on: false }) },
});

export interface BatchRequest {
  readonly batch: PeopleBatch;
  /** The name of the action. */
  readonly name: string;
  readonly people: readonly Account[];
  /** The list to add the people to. */
  readonly list?: List;
}

/** Progress: for how many of all accounts it is done. */
interface RunningBatch {
  /** Of the action. */
  readonly label: MessageId;
  readonly done: number;
  readonly total: number;
}

interface Outcome {
  /** The accounts for which it failed. */
  readonly left: readonly Account[];
  /** The error; null if there was none. */
  readonly reason: ErrorReason | null;
}

const aborted: ErrorReason = { kind: 'aborted' };

/** Runs one action at a time on several people, also after their list is left; notices then show errors. */
export const batchesOf = perClient((client) => {
  const { life, notices } = client;
  const running = createCell<RunningBatch | null>(null);

  async function carryOut({ batch, people, list }: BatchRequest): Promise<Outcome> {
    if (batch.kind === 'into list') {
      const reason = list === undefined ? null : await putInto(client, list, people);
      return { left: reason === null ? [] : people, reason };
    }
    const due = batch.decision === undefined ? people : await notCarriedOut(client, people, batch.decision);
    return oneByOne(
      due,
      async (account) => (life.isOver() ? aborted : batch.step(client, account)),
      (done) => running.set({ label: batch.label, done, total: due.length }),
    );
  }

  async function run(request: BatchRequest, isSeen: () => boolean): Promise<Outcome> {
    if (running.get() !== null) return { left: request.people, reason: null };
    running.set({ label: request.batch.label, done: 0, total: request.people.length });
    const { left, reason } = await carryOut(request);
    running.set(null);
    if (reason !== null && !isSeen() && !life.isOver()) {
      notices.add({
        level: 'error',
        key: 'people_list.failed_notice',
        values: { name: request.name, count: left.length },
        reason,
        retry: () => void run({ ...request, people: left }, () => false),
      });
    }
    return { left, reason };
  }

  return { running, run };
});

async function putInto(
  { send }: Pick<Client, 'send'>,
  list: List,
  people: readonly Account[],
): Promise<ErrorReason | null> {
  try {
    const ids = people.map(({ id }) => id);
    await send(addToList(list.id, ids));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
