/** A recorded response of a server. */
export interface Recording {
  method: string;
  /** As sent, with its query. */
  path: string;
  status: number;
  type: string;
  link: string | null;
  /** The body as parsed JSON; undefined when it is something else. */
  json: unknown;
}

/** All recordings of one server. */
export interface RecordedServer {
  recordings: Recording[];
  /** Paths in the API description with `{id}` parameters, as `METHOD path`. */
  described: string[];
  /** The API description itself; undefined when the server has none. */
  description?: unknown;
  /** Stream frames, parsed. */
  frames: Record<string, unknown>[];
  /** Single objects that are in no recorded response. */
  loose: unknown[];
}
