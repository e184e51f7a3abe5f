import type { InstanceFacts } from '@linnet/domain';

/** What the instance calls itself; empty while that is unknown. */
export function instanceName({ instance, nodeinfo }: InstanceFacts): string {
  return instance?.title || nodeinfo?.nodeName || '';
}
