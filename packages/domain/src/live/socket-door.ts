import type { Instance } from '@linnet/api';

export interface SocketDoor {
  /** `wss://host`. */
  url: string;
  /** The server knows no message to sign in with: the token has to stand in the address. */
  tokenInAddress: boolean;
}

/**
 * Pleroma takes the token in a message, which keeps it out of logs. Akkoma does in some versions only, the
 * others never; they tell by their feature strings which they are.
 */
export function socketDoor(instance: Instance | null, origin: string): SocketDoor {
  const url = instance?.streamingUrl ?? origin.replace(/^http/, 'ws');
  const features = instance?.features ?? [];
  const takesMessage = features.includes('pleroma_api') && !features.includes('akkoma_api');
  return { url, tokenInAddress: instance !== null && !takesMessage };
}
