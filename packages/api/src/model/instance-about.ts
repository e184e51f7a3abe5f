import type { Account } from './account';
import type { InstanceRule } from './instance';

/** A server that others of its kind are treated like, with the reason where the operator gives one. */
export interface PolicyHost {
  host: string;
  reason: string | null;
}

/** What can be done to whole servers. */
export type HostRule =
  | 'accept'
  | 'reject'
  | 'quarantine'
  | 'federated_timeline_removal'
  | 'media_removal'
  | 'media_nsfw'
  | 'followers_only'
  | 'report_removal'
  | 'avatar_removal'
  | 'banner_removal'
  | 'reject_deletes';

/** A word or a pattern as the operator wrote it. */
export interface PolicyReplacement {
  pattern: string;
  replacement: string;
}

/** How a server treats what comes from others. Lists are empty where it has none. */
export interface FederationPolicies {
  enabled: boolean;
  /** Names of the parts that do it, as the server calls them. */
  names: readonly string[];
  /** Some servers are kept out of the lists. */
  hasExclusions: boolean;
  /** Only the rules that meet somebody. */
  hosts: readonly { rule: HostRule; hosts: readonly PolicyHost[] }[];
  keywords: {
    reject: readonly string[];
    federatedTimelineRemoval: readonly string[];
    replace: readonly PolicyReplacement[];
  };
  /** Without the sign. */
  hashtags: {
    reject: readonly string[];
    federatedTimelineRemoval: readonly string[];
    sensitive: readonly string[];
  };
}

/** What a server says of itself to people. */
export interface InstanceAbout {
  title: string;
  /** HTML. */
  description: string;
  /** Empty where the server names none. */
  email: string;
  contact: Account | null;
  rules: readonly InstanceRule[];
  /** Null where the server does not say. */
  federation: FederationPolicies | null;
}
