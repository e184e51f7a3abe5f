export interface WirePushSubscription {
  id: string;
  endpoint: string;
  alerts: Record<string, boolean>;
  /** The server's public key, in base64url. */
  server_key: string;
}
