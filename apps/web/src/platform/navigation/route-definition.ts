import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/message-id';
import type { RouteName } from './route-addresses';

/** Who may open a screen. The outlet redirects others. */
export type RouteGuard = 'everyone' | 'signed-in';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  /** The query, without its question mark. */
  readonly search: string;
}

export interface ScreenRoute {
  readonly kind: 'screen';
  /** What the screen is called until it sets a name of its own; its values are the parameters of the address. */
  readonly title: MessageId;
  readonly guard: RouteGuard;
  /** `preload` loads its code, where that is not a part of the first chunk. */
  readonly screen: ComponentType<ScreenProps> & { readonly preload?: () => void };
}

interface RedirectRoute {
  readonly kind: 'redirect';
  readonly to: (viewer: RouteViewer) => string;
}

/** One entry of the route table. */
export type RouteDefinition = ScreenRoute | RedirectRoute;

/** The routes that there are, by name. */
export type RouteTable = Readonly<Partial<Record<RouteName, RouteDefinition>>>;

/** What guards and redirects need to know of the viewer. */
export interface RouteViewer {
  readonly signedIn: boolean;
  /** Start pages as configured by the instance. */
  readonly signedInRoot: string;
  readonly visitorRoot: string;
}
