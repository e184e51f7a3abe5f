import type { Database } from '../store/database';
import type { Ids } from '../store/ids';
import type { Uploads } from '../store/uploads';
import type { Hub } from './hub';
import type { Manner } from './manner';
import type { Settings } from './settings';

/** The running server, as routes, actions and renderers use it. */
export interface Here {
  readonly db: Database;
  readonly ids: Ids;
  /** The behaviour of the server that this one plays. */
  readonly manner: Manner;
  /** Uploaded files. */
  readonly uploads: Uploads;
  readonly settings: Settings;
  readonly hub: Hub;
  /** The time in milliseconds, with the offset of the control door. */
  now(): number;
  /** `http://localhost:8080`: the base of every absolute address in an answer. */
  origin(): string;
  /** The host name in `user@host`, without port. */
  host(): string;
}
