import type { Instance } from '@linnet/api';
import { offeredFeatures } from '@linnet/api/features';

export interface SocketDoor {
  /** `wss://host`. */
  url: string;
  /** The server knows no message to sign in with: the token has to stand in the address. */
  tokenInAddress: boolean;
  /** It surely carries the streams that it is asked for. Where it may not, what is on screen is asked for as well. */
  subscribes: boolean;
}

/**
 * Null where the server has no socket, or none for visitors. A token in a message stays out of logs. Before the
 * instance is known the server is believed to have a socket that takes it so.
 */
export function socketDoor(
  instance: Instance | null,
  { origin, signedIn }: { origin: string; signedIn: boolean },
): SocketDoor | null {
  const url = instance?.streamingUrl ?? origin.replace(/^http/, 'ws');
  const offered = offeredFeatures({ instance, details: null, nodeinfo: null });
  if (instance !== null && !offered.has(signedIn ? 'streaming' : 'streamingForVisitors')) return null;
  return {
    url,
    tokenInAddress: instance !== null && !offered.has('streamingTokenByMessage'),
    subscribes: instance === null || offered.has('streamingSubscriptions'),
  };
}
