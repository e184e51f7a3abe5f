/** A stream of `/api/v1/streaming` with its argument, e.g. `{ stream: 'hashtag', tag: 'cats' }`. */
export interface StreamName {
  stream: string;
  list?: string;
  tag?: string;
  instance?: string;
}
