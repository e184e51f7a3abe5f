import type { MessageId } from '../../platform/i18n/message-id';

interface Update {
  /** One more than that of the update before. */
  readonly counter: number;
  /** What people may want to know of it, the most wanted first. */
  readonly news: readonly MessageId[];
}

/** The last update that people are told of. */
export const lastUpdate: Update = {
  counter: 1,
  news: ['update.notifications', 'update.navigation', 'update.search', 'update.keys'],
};
