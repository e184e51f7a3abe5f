import type { RouteAddresses, RouteName } from './route-addresses';

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

/** The parameters of a route, from its address. */
export type RouteParams<Name extends RouteName> = ParamsOfAddress<RouteAddresses[Name]>;

/** The parameters as arguments: none for a route without. */
export type RouteArguments<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? readonly []
  : readonly [params: RouteParams<Name>];
