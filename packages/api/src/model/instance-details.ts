import type { ProfileFieldLimits } from './instance';

/** What only the second version of the instance document says. */
export interface InstanceDetails {
  /** The number that Mastodon counts up with its interface, 4.3 being 2; 0 where it is not said. */
  mastodonApi: number;
  translates: boolean;
  hasPolls: boolean;
  /** Longest description of an attachment; null where it is not said. */
  descriptionLimit: number | null;
  maxPinnedStatuses: number | null;
  /** Of the fields of a profile; null where it is not said. */
  fieldLimits: ProfileFieldLimits | null;
  vapidPublicKey: string | null;
}
