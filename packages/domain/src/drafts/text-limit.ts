import type { InstanceFacts } from '../instance/instance-facts';

/** What servers allow that say nothing, and what holds until ours has said something. */
const USUAL = 5000;

/** Characters that a post may have; 0 where the server sets no limit. */
export function textLimitOf({ instance }: InstanceFacts): number {
  return instance?.textLimit ?? USUAL;
}
