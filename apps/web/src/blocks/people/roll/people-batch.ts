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
  /** It takes something away that is not simply brought back. */
  readonly danger?: boolean;
}

/** Done about one after the other. */
export interface StepBatch extends Batch {
  readonly kind: 'each';
  /** Asked before it, where this setting wants that; its words take `count`. */
  readonly question?: { readonly words: MessageId; readonly key: string; readonly setting: Setting<boolean> };
  /** What it decides about each: nothing is sent about those of whom it is true already. */
  readonly decision?: Decision;
  readonly step: (client: Client, account: Account) => Promise<FailureReason | null>;
}

/** Puts all of them into a list that is chosen first. */
interface ListBatch extends Batch {
  readonly kind: 'into list';
}

/** What can be done about several people of a list at once. */
export type PeopleBatch = StepBatch | ListBatch;
