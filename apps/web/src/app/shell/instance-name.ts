import type { InstanceFacts } from '@linnet/domain';

/** The title of the instance; empty while unknown. */
export function instanceName({ instance, nodeinfo }: InstanceFacts): string {
  return instance?.title || nodeinfo?.nodeName || '';
}
