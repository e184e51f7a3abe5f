/**
 * The form of recorded JSON, as facts: which keys, which types, which spelling of texts; never what was said.
 *
 * - a text names scalars, joined by `|`: `null`, `bool`, `int`, `number`; `text`, with `empty` beside it where
 *   the empty one was seen; texts of a kept spelling (`time`, `time.local`, `date`, `url`, `id.decimal`,
 *   `id.flake`, `id.uuid`, `json`, `otpauth`); `=word` for a word of the protocol; `{}` for an object without keys; `any` where everything is allowed; `unknown` where
 *   nothing was seen; `$name` for an entity
 * - `{ "[]": shape }` is an array, `{ "{}": shape }` an object with free keys
 * - any other object has those keys; `key?` was not always there
 * - an array lists alternatives
 */
export type Shape = string | ShapeObject | readonly Shape[];
export interface ShapeObject {
  readonly [key: string]: Shape;
}

/** Parameters that a Link header's addresses carry, by relation; null where no header was sent. */
export type PagingForm = Readonly<Record<string, readonly string[]>> | null;

export interface AnswerShape {
  /** The media type without its parameters; empty when none was sent. */
  readonly type: string;
  /** Absent when the body is not JSON. */
  readonly json?: Shape;
  /** How it was paged; a list when it was not the same every time. */
  readonly paging?: readonly PagingForm[];
}

/** Answers of one route by outcome: a status, or `200 error` for a refusal that calls itself fine. */
export type RouteShapes = Readonly<Record<string, AnswerShape>>;

/** Everything known of one server. */
export interface ServerShapes {
  /** `$name` in shapes. */
  readonly entities: Readonly<Record<string, Shape>>;
  /** By `METHOD /path/:id`, every named part called `:id`. */
  readonly routes: Readonly<Record<string, RouteShapes>>;
  /** Frames of the stream by event: their keys, and `payload` as read from its JSON. */
  readonly frames: Readonly<Record<string, Shape>>;
  /** Routes of the server's own interface description of which nothing was recorded. */
  readonly described: readonly string[];
}

/** What a server's interface description lets a call carry. Names end in `?` where they may be left out. */
export interface RouteParameters {
  readonly query?: ShapeObject;
  /** Besides the scalars of shapes there is `file`, a part of a form. */
  readonly body?: Shape;
}

/** By `METHOD /path/:id`, as in `ServerShapes`. */
export type ParameterShapes = Readonly<Record<string, RouteParameters>>;
