import type { Client } from './client';
import { createResource, type Resource, type ResourceOptions } from './kernel/resource/resource';
import { liveSignsOf } from './live/live-signs';

/** A resource of this client: polled while the page is visible, empty after a change of viewer. */
export function clientResource<T>(
  { graph, session }: Pick<Client, 'graph' | 'session'>,
  options: Omit<ResourceOptions<T>, 'attention'>,
): Resource<T> {
  const resource = createResource({ ...options, attention: liveSignsOf(graph).attention });
  session.onChange(resource.clear);
  return resource;
}
