import type { InstanceFacts } from '../instance/instance-facts';

/** What most servers allow; holds until this one has answered. */
const USUAL = 5000;

/** Characters that a post with its subject may have; 0 where the server names no limit. */
export function textLimitOf({ instance }: InstanceFacts): number {
  return instance?.textLimit ?? USUAL;
}
