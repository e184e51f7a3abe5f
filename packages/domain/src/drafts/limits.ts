import type { PollLimits } from '@linnet/api';
import type { Features } from '../features/features';
import type { InstanceFacts } from '../instance/instance-facts';
import type { PostLimits } from './draft-rules';

/** What most servers allow; holds until this one has answered, and where it names no limit. */
const USUAL = 5000;

const USUAL_POLL: PollLimits = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
};

/** What a post may hold on this server, as far as it is known. */
export function postLimitsOf(
  { instance }: InstanceFacts,
  features: Pick<Features, 'has'> | null,
): PostLimits {
  return {
    limit: instance?.textLimit || USUAL,
    counting: features?.has('shortAddresses') === true ? 'mastodon' : 'plain',
    pollsWithFiles: features?.has('pollsWithoutFiles') !== true,
    pollsWithExpiry: features?.has('pollsWithoutExpiry') !== true,
  };
}

/** What the server says of polls; the specification's defaults until it has. */
export function pollLimitsOf({ instance }: InstanceFacts): PollLimits {
  return instance?.pollLimits ?? USUAL_POLL;
}
