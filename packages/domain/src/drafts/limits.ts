import type { PollLimits } from '@linnet/api';
import type { Features } from '../instance/features';
import type { InstanceFacts } from '../instance/instance-facts';
import type { PostLimits } from './draft-rules';

/** The limit of most servers: used until this server's is known, and where it sends none. */
const DEFAULT_LIMIT = 5000;

const DEFAULT_POLL_LIMITS: PollLimits = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
};

/** The limits of a post on this server, with defaults for what is unknown. */
export function postLimitsOf(
  { instance }: InstanceFacts,
  features: Pick<Features, 'has'> | null,
): PostLimits {
  return {
    limit: instance?.textLimit || DEFAULT_LIMIT,
    counting: features?.has('shortAddresses') === true ? 'mastodon' : 'plain',
    pollsWithFiles: features?.has('pollsWithoutFiles') !== true,
    pollsWithExpiry: features?.has('pollsWithoutExpiry') !== true,
  };
}

/** The server's limits of polls; the specification's defaults until they are known. */
export function pollLimitsOf({ instance }: InstanceFacts): PollLimits {
  return instance?.pollLimits ?? DEFAULT_POLL_LIMITS;
}
