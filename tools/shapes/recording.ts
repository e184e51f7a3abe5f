/** One recorded answer of a server. */
export interface Recording {
  method: string;
  /** As sent, with its query. */
  path: string;
  status: number;
  type: string;
  link: string | null;
  /** The JSON of the body; undefined when it is something else. */
  json: unknown;
}

/** All that was recorded of one server. */
export interface RecordedServer {
  recordings: Recording[];
  /** Paths of the interface description with `{id}` parts, by `METHOD path`. */
  described: string[];
  /** The interface description itself; undefined where the server has none. */
  description?: unknown;
  /** Frames of the stream, as parsed from their text. */
  frames: Record<string, unknown>[];
  /** Single objects that no recording holds. */
  loose: unknown[];
}
