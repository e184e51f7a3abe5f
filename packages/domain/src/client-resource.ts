import type { Client } from './client';
import { createResourceFamily, type ResourceFamily } from './kernel/resource/resource-family';
import { createResource, type Resource, type ResourceOptions } from './kernel/resource/resource';
import { liveSignsOf } from './live/live-signs';

type Owner = Pick<Client, 'graph' | 'session'>;
type Options<T> = Omit<ResourceOptions<T>, 'attention'>;

/** A resource of this client: polled while the page is visible, empty after a change of viewer. */
export function clientResource<T>(client: Owner, options: Options<T>): Resource<T> {
  const resource = resourceIn(client, options);
  client.session.onChange(resource.clear);
  return resource;
}

/** Resources of this client by key; `most` are kept. */
export function clientResources<Key, T>(
  client: Owner,
  optionsOf: (key: Key) => Options<T>,
  most: number,
): ResourceFamily<Key, Resource<T>> {
  const family = createResourceFamily((key: Key) => resourceIn(client, optionsOf(key)), most);
  client.session.onChange(family.clear);
  return family;
}

function resourceIn<T>({ graph }: Owner, options: Options<T>): Resource<T> {
  return createResource({ ...options, attention: liveSignsOf(graph).attention });
}
