export interface WirePushSubscription {
  id: string;
  endpoint: string;
  alerts: Record<string, boolean>;
  /** The server's public key, base 64 for addresses. */
  server_key: string;
}
