import type { Account } from './account';
import type { InstanceRule } from './instance';

/** A server to which a rule applies, with the reason if the operator gives one. */
export interface PolicyHost {
  host: string;
  reason: string | null;
}

/** Rules for whole servers. */
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

/** A word or pattern as the operator wrote it. */
export interface PolicyReplacement {
  pattern: string;
  replacement: string;
}

/** The federation policies of a server. Lists are empty when it has none. */
export interface FederationPolicies {
  enabled: boolean;
  /** Names of the policies, as the server has them. */
  names: readonly string[];
  /** Some servers are left out of the lists. */
  hasExclusions: boolean;
  /** Only rules that apply to at least one server. */
  hosts: readonly { rule: HostRule; hosts: readonly PolicyHost[] }[];
  keywords: {
    reject: readonly string[];
    federatedTimelineRemoval: readonly string[];
    replace: readonly PolicyReplacement[];
  };
  /** Without `#`. */
  hashtags: {
    reject: readonly string[];
    federatedTimelineRemoval: readonly string[];
    sensitive: readonly string[];
  };
}

/** The description of a server for people. */
export interface InstanceAbout {
  title: string;
  /** HTML. */
  description: string;
  /** Empty when the server has none. */
  email: string;
  contact: Account | null;
  rules: readonly InstanceRule[];
  /** Null when the server does not say. */
  federation: FederationPolicies | null;
}
