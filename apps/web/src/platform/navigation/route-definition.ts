import type { ComponentType } from 'react';
import type { RouteName } from './route-addresses';

/** Who may open a screen. Others are sent away by the outlet. */
export type RouteGuard = 'everyone' | 'members' | 'visitors';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  /** The query, without its question mark. */
  readonly search: string;
}

interface ScreenRoute {
  readonly kind: 'screen';
  readonly name: RouteName;
  readonly guard: RouteGuard;
  /** Whether a link opens the screen at its top, or the screen puts its own place into view. */
  readonly scroll: 'top' | 'keep';
  readonly screen: ComponentType<ScreenProps>;
}

interface RedirectRoute {
  readonly kind: 'redirect';
  readonly name: RouteName;
  readonly to: (visitor: Visitor) => string;
}

/** One line of the route table. */
export type RouteDefinition = ScreenRoute | RedirectRoute;
export type { ScreenRoute };

/** What guards and redirects need to know of the person. */
export interface Visitor {
  readonly signedIn: boolean;
  /** Start pages as the instance configures them. */
  readonly memberRoot: string;
  readonly visitorRoot: string;
}
