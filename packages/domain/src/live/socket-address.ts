import type { Instance } from '@linnet/api';
import { offeredFeatures } from '@linnet/api/features';

export interface SocketAddress {
  /** `wss://host`. */
  url: string;
  /** The server knows no message with the token, which has to stand in the address instead. */
  tokenInAddress: boolean;
  /** The server is known to carry the streams it is asked for. Otherwise the feeds on screen are polled as well. */
  subscribes: boolean;
}

/**
 * Where the socket is; null where the server has none, or none for visitors. The token is sent in a message where
 * possible, which stays out of logs. Before the instance is known, the server is assumed to have such a socket.
 */
export function socketAddress(
  instance: Instance | null,
  { origin, signedIn }: { origin: string; signedIn: boolean },
): SocketAddress | null {
  const url = instance?.streamingUrl ?? origin.replace(/^http/, 'ws');
  const offered = offeredFeatures({ instance, details: null, nodeinfo: null });
  if (instance !== null && !offered.has(signedIn ? 'streaming' : 'streamingForVisitors')) return null;
  return {
    url,
    tokenInAddress: instance !== null && !offered.has('streamingTokenByMessage'),
    subscribes: instance === null || offered.has('streamingSubscriptions'),
  };
}
