export interface StatusTimeProps {
  /** ISO 8601, as the server sends it. */
  at: string;
}
