export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

export interface Token {
  accessToken: string;
  /** What was granted. */
  scope: string;
}
