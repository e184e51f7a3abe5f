import { type RouteName, routeAddresses } from './route-addresses';
import type { RouteTable, ScreenRoute, RouteViewer } from './route-definition';

export interface RouteMatch {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** Matching uses regular expressions, to be case-sensitive and to allow addresses such as `/@name`. */
const patterns: ReadonlyMap<RouteName, RegExp> = new Map(
  routeNames().map((name) => [name, patternOf(routeAddresses[name])] as const),
);

/** The route of a path (`location.pathname`, still encoded). Case matters; one slash at the end does not. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(path);
    const params = found && decodeParams(found.groups ?? {});
    if (params) return { name, params };
  }
  return undefined;
}

function routeNames(): RouteName[] {
  const isName = (name: string): name is RouteName => name in routeAddresses;
  return Object.keys(routeAddresses).filter(isName);
}

function patternOf(address: (typeof routeAddresses)[RouteName]): RegExp {
  if (typeof address !== 'string') return address.pattern;
  const segments = address.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${segments}/?$`);
}

/** The decoded parameters; undefined when an escape sequence is invalid. */
function decodeParams(
  found: Readonly<Record<string, string | undefined>>,
): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(found).map(([name, value = '']) => [name, decodeURIComponent(value)]),
    );
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

type Destination =
  | {
      readonly kind: 'screen';
      readonly route: ScreenRoute;
      readonly params: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** The path is for signed-in viewers, and this one is a visitor. */
      readonly isRefused: boolean;
    }
  | { readonly kind: 'not-found' };

/** Resolves a path by the route table: the screen to show, or where to redirect this viewer. */
export function resolveRoute(path: string, routes: RouteTable, viewer: RouteViewer): Destination {
  const match = matchRoute(path);
  const route = match && routes[match.name];
  if (!match || !route) return { kind: 'not-found' };
  if (route.kind === 'redirect') return redirectTo(route.to(viewer), path);
  if (route.guard === 'signed-in' && !viewer.signedIn) return redirectTo(rootOf(viewer), path, true);
  return { kind: 'screen', route, params: match.params };
}

/** The start page of this viewer. */
export function rootOf({ signedIn, signedInRoot, visitorRoot }: RouteViewer): string {
  return signedIn ? signedInRoot : visitorRoot;
}

/** Prevents an endless redirect when an operator has configured a start page that redirects to itself. */
function redirectTo(to: string, path: string, isRefused = false): Destination {
  return to.split(/[?#]/)[0] === path ? { kind: 'not-found' } : { kind: 'redirect', to, isRefused };
}
