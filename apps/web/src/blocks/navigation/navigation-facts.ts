import type { FeatureKey } from '@linnet/api';

/** What decides which places a person is led to. */
export interface NavigationFacts {
  readonly signedIn: boolean;
  /** Name of whoever is signed in; empty for visitors. */
  readonly username: string;
  /** The person lets followers in by hand. */
  readonly locked: boolean;
  /** Somebody had asked to follow them when the page was opened. */
  readonly asked: boolean;
  /** The server talks to others; believed while it does not say. */
  readonly federating: boolean;
  /** The server shows nothing to visitors. */
  readonly isPrivate: boolean;
  /** Whether the server can this. */
  readonly has: (feature: FeatureKey) => boolean;
}
