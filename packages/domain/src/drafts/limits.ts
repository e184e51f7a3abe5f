import type { PollLimits } from '@linnet/api';
import type { InstanceFacts } from '../instance/instance-facts';

/** What most servers allow; holds until this one has answered, and where it names no limit. */
const USUAL = 5000;

const USUAL_POLL: PollLimits = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
};

/** Characters that a post with its subject may have. */
export function textLimitOf({ instance }: InstanceFacts): number {
  return instance?.textLimit || USUAL;
}

/** What the server says of polls; the specification's defaults until it has. */
export function pollLimitsOf({ instance }: InstanceFacts): PollLimits {
  return instance?.pollLimits ?? USUAL_POLL;
}
