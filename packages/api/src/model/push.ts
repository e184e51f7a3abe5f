export interface PushSubscription {
  id: string;
  endpoint: string;
  /** By types as on the wire: `mention`, `pleroma:chat_mention` … */
  alerts: Readonly<Record<string, boolean>>;
  serverKey: string;
}
