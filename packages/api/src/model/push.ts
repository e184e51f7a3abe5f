export interface PushSubscription {
  id: string;
  endpoint: string;
  /** By the server's own names: `mention`, `pleroma:chat_mention` … */
  alerts: Readonly<Record<string, boolean>>;
  serverKey: string;
}
