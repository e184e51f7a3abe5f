export interface StatusTimeProps {
  /** ISO, as the server sends it. */
  at: string;
}
