import type { Database } from '../store/database';
import type { Flakes } from '../store/flakes';
import type { Hub } from '../streaming/hub';
import type { Settings } from './settings';

/** Everything that a route, an action or a renderer may need of the running server. */
export interface Here {
  readonly db: Database;
  readonly ids: Flakes;
  readonly settings: Settings;
  readonly hub: Hub;
  /** Milliseconds, moved by the control door's clock. */
  now(): number;
  /** `http://localhost:8080`: what every absolute address in an answer begins with. */
  origin(): string;
  /** The host name in `user@host`, without port. */
  host(): string;
}
