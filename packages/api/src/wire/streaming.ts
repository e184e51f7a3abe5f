import type { WireAccount } from './account';

/** A frame of `/api/v1/streaming`. `payload` is JSON text, except for `delete`, where it is a bare id. */
export interface WireFrame {
  event: string;
  payload?: string;
  /** Stream name and its argument; absent on `delete` and `pleroma:respond`. */
  stream?: string[];
}

export type WireStreamRequest =
  | { type: 'pleroma:authenticate'; token: string }
  | { type: 'subscribe' | 'unsubscribe'; stream: string; list?: string; tag?: string; instance?: string };

/** The payload of `pleroma:respond`. */
export interface WireStreamResponse {
  type: string;
  result: 'success' | 'ignored' | 'error';
  error?: 'unauthorized' | 'bad_topic' | 'already_authenticated';
}

/** A message of the shoutbox. `text` is plain text; `id` counts from the server's start. */
export interface WireShoutMessage {
  id: number;
  text: string;
  author: WireAccount;
}

export interface WirePushSubscription {
  id: string;
  endpoint: string;
  alerts: Record<string, boolean>;
  /** The server's public key, in base64url. */
  server_key: string;
}
