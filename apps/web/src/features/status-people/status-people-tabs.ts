import type { MessageId } from '../../platform/i18n/message-id';

/** What somebody can have done with a status. */
export const statusPeopleTabs = [
  { of: 'favourites', label: 'status_people.favourites', title: 'people.favourited_by' },
  { of: 'repeats', label: 'status_people.repeats', title: 'people.repeated_by' },
  { of: 'reactions', label: 'status_people.reactions', title: 'reactions.who' },
] as const satisfies readonly { of: string; label: MessageId; title: MessageId }[];
