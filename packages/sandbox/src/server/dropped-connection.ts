/** Thrown instead of an answer: the connection ends, as when the server is down. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed: the connection was dropped');
  }
}
