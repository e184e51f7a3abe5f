import type { FilterAction, ServerFilterContext } from '@linnet/api';

/** A reason to hide a status. */
export type MuteReason =
  | {
      readonly kind: 'user' | 'repeater' | 'blocked' | 'thread' | 'bot' | 'sensitive';
      /** Whether the viewer wants no placeholder for it. */
      readonly hides: boolean;
    }
  | {
      readonly kind: 'words';
      readonly hides: boolean;
      /** The muted words that were found, as the viewer wrote them. */
      readonly words: readonly string[];
    }
  | {
      readonly kind: 'filter';
      readonly hides: boolean;
      readonly title: string;
      readonly action: FilterAction;
      readonly contexts: readonly ServerFilterContext[];
    };

/** The empty list: always this one array, so that it can be compared by identity. */
export const noReasons: readonly MuteReason[] = [];
