/** Instead of an answer: the connection ends, as when the server is not there. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed: the connection was dropped');
  }
}
