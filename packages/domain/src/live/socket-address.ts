import type { Instance } from '@linnet/api';
import { offeredFeatures } from '@linnet/api/features';

export interface SocketAddress {
  /** `wss://host`. */
  url: string;
  /** Whether the token has to be in the address, because the server does not accept it in a message. */
  tokenInAddress: boolean;
  /** Whether a client can choose its streams by messages. Otherwise the shown feeds are polled as well. */
  takesSubscriptions: boolean;
}

/**
 * The address of the socket; null if the server has none, or none for visitors. The token is sent in a message if
 * possible, since addresses are written to logs. An unknown server is assumed to accept that.
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
    takesSubscriptions: instance === null || offered.has('streamingSubscriptions'),
  };
}
