import type { Instance } from '@linnet/api';
import { createLive, type Live, type LiveOptions } from './live';
import { socketDoor } from './socket-door';

export interface OpenLiveOptions extends Omit<LiveOptions, 'door'> {
  /** Null until it was read. */
  instance: () => Instance | null;
  origin: string;
}

/** The live connection to where the instance says that its socket is. */
export function openLive({ instance, origin, ...options }: OpenLiveOptions): Live {
  const door = () => socketDoor(instance(), { origin, signedIn: options.session.token() !== null });
  return createLive({ ...options, door });
}
