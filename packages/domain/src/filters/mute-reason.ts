import type { FilterAction, FilterPlace } from '@linnet/api';

/** Something that speaks against showing a status. */
export type MuteReason =
  | {
      readonly kind: 'user' | 'repeater' | 'blocked' | 'thread' | 'bot' | 'sensitive';
      /** The person wants to see no trace of what is muted for this. */
      readonly hides: boolean;
    }
  | {
      readonly kind: 'words';
      readonly hides: boolean;
      /** The muted words that were found, as the person wrote them. */
      readonly words: readonly string[];
    }
  | {
      readonly kind: 'filter';
      readonly hides: boolean;
      readonly title: string;
      readonly action: FilterAction;
      readonly places: readonly FilterPlace[];
    };

/** What speaks against most statuses: always this one array. */
export const noReasons: readonly MuteReason[] = [];
