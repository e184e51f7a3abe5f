import type { InstanceFacts } from '../instance/instance-facts';

/** What most servers allow; holds until this one has answered, and where it names no limit. */
const USUAL = 5000;

/** Characters that a post with its subject may have. */
export function textLimitOf({ instance }: InstanceFacts): number {
  return instance?.textLimit || USUAL;
}
