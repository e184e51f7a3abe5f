import { matchRoute } from './match-route';
import type { RouteGuard, RouteTable, ScreenRoute, Visitor } from './route-definition';

export type Destination =
  | {
      readonly kind: 'screen';
      readonly route: ScreenRoute;
      readonly params: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** The path is for members, and the viewer is a visitor. */
      readonly isRefused: boolean;
    }
  | { readonly kind: 'nowhere' };

/** Resolves a path by the route table: the screen to show, or where this viewer is redirected. */
export function resolveRoute(path: string, routes: RouteTable, visitor: Visitor): Destination {
  const match = matchRoute(path);
  const route = match && routes[match.name];
  if (!match || !route) return { kind: 'nowhere' };
  if (route.kind === 'redirect') return leadTo(route.to(visitor), path);
  if (!admits(route.guard, visitor)) return leadTo(rootOf(visitor), path, route.guard === 'members');
  return { kind: 'screen', route, params: match.params };
}

/** The start page of this viewer. */
export function rootOf({ signedIn, memberRoot, visitorRoot }: Visitor): string {
  return signedIn ? memberRoot : visitorRoot;
}

function admits(guard: RouteGuard, { signedIn }: Visitor): boolean {
  if (guard === 'everyone') return true;
  return guard === 'members' ? signedIn : !signedIn;
}

/** Prevents an endless redirect when an operator has configured a start page that redirects to itself. */
function leadTo(to: string, path: string, isRefused = false): Destination {
  return to.split(/[?#]/)[0] === path ? { kind: 'nowhere' } : { kind: 'redirect', to, isRefused };
}
