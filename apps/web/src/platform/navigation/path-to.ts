import { type RouteName, routeAddresses } from './route-addresses';
import type { RouteArguments } from './route-params';

/** The address of a screen: `pathTo('conversation', { id })`. Parameters are encoded. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: RouteArguments<Name>): string {
  return buildPath(name, params ?? {});
}

function buildPath(name: RouteName, params: Readonly<Record<string, string>>): string {
  const address = routeAddresses[name];
  if (typeof address !== 'string') return address.build({ id: params['id'] ?? '' });
  return address.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
}
