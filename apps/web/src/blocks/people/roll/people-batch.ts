import type { Account, FailureReason } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { Decision } from '@linnet/domain/people';
import type { Setting } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../../platform/i18n/message-id';

interface Batch {
  readonly id: string;
  readonly icon: LucideIcon;
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
