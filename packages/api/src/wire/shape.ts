/**
 * The form of recorded JSON: which keys, which types, which kinds of strings; never their contents.
 *
 * - a string names scalars, joined by `|`: `null`, `bool`, `int`, `number`; `text`, with `empty` beside it if the empty
 *   one was seen; strings of a certain form (`time`, `time.local`, `date`, `url`, `id.decimal`, `id.flake`, `id.uuid`,
 *   `json`, `otpauth`); `=word` for a constant of the protocol; `{}` for an object without keys; `any` if everything is
 *   allowed; `unknown` if nothing was seen; `$name` for an entity
 * - `{ "[]": shape }` is an array, `{ "{}": shape }` an object with free keys
 * - any other object has those keys; `key?` is optional
 * - an array lists alternatives
 */
export type Shape = string | ShapeObject | readonly Shape[];
export interface ShapeObject {
  readonly [key: string]: Shape;
}

/** Parameters in the addresses of a Link header, by relation; null when no header was sent. */
export type PagingForm = Readonly<Record<string, readonly string[]>> | null;

export interface AnswerShape {
  /** The media type without its parameters; empty when none was sent. */
  readonly type: string;
  /** Absent when the body is not JSON. */
  readonly json?: Shape;
  /** How it was paged; several entries when it was not always the same. */
  readonly paging?: readonly PagingForm[];
}

/** Responses of one route by outcome: a status, or `200 error` for an error with status 200. */
export type RouteShapes = Readonly<Record<string, AnswerShape>>;

/** All shapes of one server. */
export interface ServerShapes {
  /** The entities, which shapes refer to as `$name`. */
  readonly entities: Readonly<Record<string, Shape>>;
  /** By `METHOD /path/:id`, with every path parameter named `:id`. */
  readonly routes: Readonly<Record<string, RouteShapes>>;
  /** Stream frames by event: their keys, and `payload` as parsed JSON. */
  readonly frames: Readonly<Record<string, Shape>>;
  /** Routes in the server's own API description without any recording. */
  readonly described: readonly string[];
}

/** What a server's API description allows a call to send. Optional names end in `?`. */
export interface RouteParameters {
  readonly query?: ShapeObject;
  /** In addition to the scalars of shapes there is `file`, a part of a form. */
  readonly body?: Shape;
}

/** By `METHOD /path/:id`, as in `ServerShapes`. */
export type ParameterShapes = Readonly<Record<string, RouteParameters>>;
