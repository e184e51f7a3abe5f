import { type RouteAddresses, type RouteName, routeAddresses } from './route-addresses';

/** The address of a screen: `pathTo('conversation', { id })`. Parameters are percent-encoded. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: RouteArguments<Name>): string {
  return buildPath(name, params ?? {});
}

/** Like `pathTo`, for a route that is one of several. */
export function buildPath(name: RouteName, params: Readonly<Record<string, string>>): string {
  const address = routeAddresses[name];
  if (typeof address !== 'string') return address.build({ id: params['id'] ?? '' });
  return address.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
}

type SegmentParams<Address extends string> = Address extends `${string}:${infer Param}/${infer Rest}`
  ? Param | SegmentParams<`/${Rest}`>
  : Address extends `${string}:${infer Param}`
    ? Param
    : never;

type ParamsOfAddress<Address> = Address extends string
  ? { readonly [Param in SegmentParams<Address>]: string }
  : Address extends { build(params: infer Params): string }
    ? Readonly<Params>
    : never;

/** The parameters of a route, inferred from its address. */
type RouteParams<Name extends RouteName> = ParamsOfAddress<RouteAddresses[Name]>;

/** The routes that need no other parameter than this one. */
export type RouteWith<Param extends string> = {
  [Name in RouteName]: keyof RouteParams<Name> extends Param ? Name : never;
}[RouteName];

/** The parameters as arguments: none for a route without parameters. */
type RouteArguments<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? readonly []
  : readonly [params: RouteParams<Name>];

interface Named {
  readonly id: string;
  /** `name`, or `name@host` for people of other servers. */
  readonly acct: string;
}

/** The path of a person's profile: by name, or by id where the name would collide with one of our addresses. */
export function profilePath({ id, acct }: Named, restrictedNicknames: readonly string[]): string {
  const needsId = acct === '' || acct.includes('@') || restrictedNicknames.includes(acct);
  return needsId ? pathTo('external-user-profile', { id }) : pathTo('user-profile', { name: acct });
}
