import type { FeatureKey } from '@linnet/api';

/** What decides which entries a viewer is offered. */
export interface NavigationFacts {
  readonly signedIn: boolean;
  /** The viewer's username; empty for visitors. */
  readonly username: string;
  /** The viewer approves followers manually. */
  readonly locked: boolean;
  /** There were follow requests when the page was opened. */
  readonly asked: boolean;
  /** The server federates; true until it says otherwise. */
  readonly federating: boolean;
  /** The server shows nothing to visitors. */
  readonly isPrivate: boolean;
  /** Whether the server has a feature. */
  readonly has: (feature: FeatureKey) => boolean;
}
