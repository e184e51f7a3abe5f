import type { Graph } from './graph/graph';
import { createResource, type Resource, type ResourceOptions } from './kernel/resource/resource';
import { liveSignsOf } from './events/live-signs';

/** A resource of this client: polled while the page is visible. */
export function clientResource<T>(
  { graph }: { graph: Graph },
  options: Omit<ResourceOptions<T>, 'attention'>,
): Resource<T> {
  return createResource({ ...options, attention: liveSignsOf(graph).attention });
}
