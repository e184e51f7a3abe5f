import type { Client } from './client';
import { createResource, type Resource, type ResourceOptions } from './kernel/resource/resource';
import { liveSignsOf } from './live/live-signs';

/** A resource of this client: polled while the page is visible. */
export function clientResource<T>(
  { graph }: Pick<Client, 'graph'>,
  options: Omit<ResourceOptions<T>, 'attention'>,
): Resource<T> {
  return createResource({ ...options, attention: liveSignsOf(graph).attention });
}
