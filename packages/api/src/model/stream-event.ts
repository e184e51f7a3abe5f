import type { StatusId } from './ids';
import type { Notification } from './notification';
import type { Status } from './status';

/** `stream` is the name and argument the server names; null when the frame has none (older servers). */
export type StreamEvent =
  | { kind: 'update'; status: Status; stream: readonly string[] | null }
  | { kind: 'status.update'; status: Status; stream: readonly string[] | null }
  | { kind: 'delete'; id: StatusId }
  | { kind: 'notification'; notification: Notification }
  | { kind: 'filters_changed' };
