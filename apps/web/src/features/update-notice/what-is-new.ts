import type { MessageId } from '../../platform/i18n/message-id';

interface Update {
  /** One more than that of the update before. */
  readonly counter: number;
  /** The news, the most interesting first. */
  readonly news: readonly MessageId[];
}

/** The latest update that a notice announces. */
export const lastUpdate: Update = {
  counter: 1,
  news: ['update.notifications', 'update.navigation', 'update.search', 'update.keys'],
};
