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

interface BaseBulkAction {
  readonly icon: LucideIcon;
  /** The id of the action's name, by which it is also identified. */
  readonly label: MessageId;
  /** Whether its effect is hard to undo. */
  readonly danger?: boolean;
}

/** Runs for one account after the other. */
export interface EachBulkAction extends BaseBulkAction {
  readonly kind: 'each';
  /** Shown first if this setting is on; the message takes `count`. */
  readonly confirmation?: {
    readonly question: MessageId;
    readonly key: string;
    readonly setting: Setting<boolean>;
  };
  /** The decision about each account. Accounts for which it has been made already are skipped. */
  readonly decision?: Decision;
  readonly step: (client: Client, account: Account) => Promise<ErrorReason | null>;
}

/** Adds all of them to a list that is chosen first. */
interface ListBulkAction extends BaseBulkAction {
  readonly kind: 'into list';
}

/** An action on several people of a list at once. */
export type BulkAction = EachBulkAction | ListBulkAction;

const byDecision = (decision: Decision): Pick<EachBulkAction, 'kind' | 'decision' | 'step'> => ({
  kind: 'each',
  decision,
  step: (client, account) => decisionsOf(client).decide(account, decision),
});

const byAnswer = (accept: boolean): Pick<EachBulkAction, 'kind' | 'step'> => ({
  kind: 'each',
  step: (client, account) => followRequestsOf(client).answer(account.id, accept),
});

/** Checks the type of each action; the result keeps the literal names. */
const checked = <Name extends string>(actions: Readonly<Record<Name, BulkAction>>) => actions;

/** All actions on several people that lists of people offer. */
export const bulkActions = checked({
  approve: {
    icon: Check,
    label: 'follow_requests.approve',
    confirmation: { question: 'people_list.approve_question', ...answers.approve },
    ...byAnswer(true),
  },
  deny: {
    icon: UserX,
    label: 'follow_requests.deny',
    danger: true,
    confirmation: { question: 'people_list.deny_question', ...answers.deny },
    ...byAnswer(false),
  },
  intoList: { kind: 'into list', icon: ListPlus, label: 'people_list.add_to_list' },
  unfollow: {
    icon: UserMinus,
    label: 'people.unfollow',
    confirmation: { question: 'people_list.unfollow_question', ...confirmations.unfollow },
    ...byDecision({ kind: 'follow', on: false }),
  },
  removeFollower: {
    icon: UserMinus,
    label: 'account_actions.remove_follower',
    danger: true,
    confirmation: { question: 'people_list.remove_question', ...confirmations.removeFollower },
    ...byDecision({ kind: 'removeFollower', on: true }),
  },
  mute: {
    icon: VolumeX,
    label: 'people_list.mute',
    confirmation: { question: 'people_list.mute_question', ...confirmations.mute },
    ...byDecision({ kind: 'mute', on: true, notifications: true, seconds: 0 }),
  },
  unmute: { icon: Volume2, label: 'people_list.unmute', ...byDecision({ kind: 'mute', on: false }) },
  block: {
    icon: Ban,
    label: 'people_list.block',
    danger: true,
    confirmation: { question: 'people_list.block_question', ...confirmations.block },
    ...byDecision({ kind: 'block', on: true }),
  },
  unblock: { icon: Check, label: 'people_list.unblock', ...byDecision({ kind: 'block', on: false }) },
});

export interface BulkRequest {
  readonly action: BulkAction;
  /** The translated name of the action. */
  readonly name: string;
  readonly people: readonly Account[];
  /** The list to add the people to. */
  readonly list?: List;
}

/** For how many accounts an action is done. */
interface BulkProgress {
  /** The label of the action. */
  readonly label: MessageId;
  readonly done: number;
  readonly total: number;
}

interface Outcome {
  /** The accounts for which it failed. */
  readonly failed: readonly Account[];
  /** The error; null if there was none. */
  readonly reason: ErrorReason | null;
}

const aborted: ErrorReason = { kind: 'aborted' };

/** Runs one action at a time on several people, also after their list is left; notices then show errors. */
export const bulkRunnerOf = perClient((client) => {
  const { life, notices } = client;
  const running = createCell<BulkProgress | null>(null);

  async function perform({ action, people, list }: BulkRequest): Promise<Outcome> {
    if (action.kind === 'into list') {
      const reason = list === undefined ? null : await addPeople(client, list, people);
      return { failed: reason === null ? [] : people, reason };
    }
    const unfinished =
      action.decision === undefined ? people : await notCarriedOut(client, people, action.decision);
    return oneByOne(
      unfinished,
      async (account) => (life.isOver() ? aborted : action.step(client, account)),
      (done) => running.set({ label: action.label, done, total: unfinished.length }),
    );
  }

  async function run(request: BulkRequest, isListOpen: () => boolean): Promise<Outcome> {
    if (running.get() !== null) return { failed: request.people, reason: null };
    running.set({ label: request.action.label, done: 0, total: request.people.length });
    const { failed, reason } = await perform(request);
    running.set(null);
    if (reason !== null && !isListOpen() && !life.isOver()) {
      notices.add({
        level: 'error',
        key: 'people_list.failed_notice',
        values: { name: request.name, count: failed.length },
        reason,
        retry: () => void run({ ...request, people: failed }, () => false),
      });
    }
    return { failed, reason };
  }

  return { running, run };
});

async function addPeople(
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
