export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

export interface Token {
  accessToken: string;
  /** The granted scopes. */
  scope: string;
}
