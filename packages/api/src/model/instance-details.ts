import type { ProfileFieldLimits } from './instance';

/** What only version 2 of the instance document has. */
export interface InstanceDetails {
  /** Mastodon's API version number, 2 for 4.3; 0 when not sent. */
  mastodonApi: number;
  translates: boolean;
  hasPolls: boolean;
  /** Largest length of the description of an attachment; null when not sent. */
  descriptionLimit: number | null;
  maxPinnedStatuses: number | null;
  /** For the fields of a profile; null when not sent. */
  fieldLimits: ProfileFieldLimits | null;
  vapidPublicKey: string | null;
}
