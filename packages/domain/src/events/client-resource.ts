import type { Graph } from '../graph/graph';
import { type Resource, type ResourceOptions, createResource } from '../kernel/resource/resource';
import { liveHubOf } from './live-hub';

/** A resource of this client: polled while the page is visible. */
export function clientResource<T>(
  { graph }: { graph: Graph },
  options: Omit<ResourceOptions<T>, 'attention'>,
): Resource<T> {
  return createResource({ ...options, attention: liveHubOf(graph).isVisible });
}
