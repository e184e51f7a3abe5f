/** What an operator may set, and tests change through the control door. */
export interface Settings {
  title: string;
  description: string;
  shortDescription: string;
  email: string;
  textLimit: number;
  registrations: boolean;
  approvalRequired: boolean;
  /** Public timelines, profiles and statuses need a user. */
  private: boolean;
  /** Adds the public timeline to the results embedded in the page. */
  embedTimeline: boolean;
  /** Refuses sockets and posts whose Origin is another host. */
  strictOrigin: boolean;
  rateLimits: boolean;
  /** Policy names for `trusted-types`; null leaves Trusted Types off, as the real server does. */
  trustedTypes: string[] | null;
  /** Adds `wasm-unsafe-eval` to the script policy. */
  allowWasm: boolean;
  /** Merged over the `pleroma_fe` object of the front-end configurations. */
  frontendConfiguration: Record<string, unknown>;
  /** The operator's panel; null = the file does not exist. */
  panel: string | null;
  terms: string;
}

export function defaultSettings(): Settings {
  return {
    title: 'The Hedge',
    description: 'A small server for people who like birds, bread, trains, kilns and the weather.',
    shortDescription: 'Birds, bread, trains, kilns and the weather.',
    email: 'hello@hedge.example',
    textLimit: 5000,
    registrations: true,
    approvalRequired: false,
    private: false,
    embedTimeline: false,
    strictOrigin: false,
    rateLimits: false,
    trustedTypes: null,
    allowWasm: false,
    frontendConfiguration: {},
    panel:
      '<p>Welcome to the Hedge. New here? Say what you saw out of the window today, and tag it <a href="/tag/hello">#hello</a>.</p>',
    terms:
      '<h4>House rules</h4><p>Be kind, describe your pictures, and put a subject on anything that could spoil a breakfast.</p>',
  };
}
