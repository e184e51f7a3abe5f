import type { Database } from '../store/database';
import type { Ids } from '../store/ids';
import type { Uploads } from '../store/uploads';
import type { Hub } from '../streaming/hub';
import type { Manner } from './manner';
import type { Settings } from './settings';

/** Everything that a route, an action or a renderer may need of the running server. */
export interface Here {
  readonly db: Database;
  readonly ids: Ids;
  /** How the server that this one plays behaves. */
  readonly manner: Manner;
  /** Files that people sent. */
  readonly uploads: Uploads;
  readonly settings: Settings;
  readonly hub: Hub;
  /** Milliseconds, moved by the control door's clock. */
  now(): number;
  /** `http://localhost:8080`: what every absolute address in an answer begins with. */
  origin(): string;
  /** The host name in `user@host`, without port. */
  host(): string;
}
