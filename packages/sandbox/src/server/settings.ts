import type { WireConfigValue } from '@linnet/api/wire';
import type { AccountRow } from '../store/accounts/accounts';
import type { Ailment } from './ailments';

/** All privileges that an operator can give to a role of the staff. */
export const PRIVILEGES = [
  'users_read',
  'users_manage_invites',
  'users_manage_activation_state',
  'users_manage_tags',
  'users_manage_credentials',
  'users_delete',
  'messages_read',
  'messages_delete',
  'instances_delete',
  'reports_manage_reports',
  'moderation_log_read',
  'announcements_manage_announcements',
  'emoji_manage_emoji',
  'statistics_read',
];

const MODERATOR_PRIVILEGES = ['messages_delete', 'reports_manage_reports'];

interface Roles {
  adminPrivileges: string[];
  moderatorPrivileges: string[];
}

/** The privileges of an account. Administrators also have those of moderators. */
export function privilegesOf(
  { adminPrivileges, moderatorPrivileges }: Roles,
  { admin, moderator }: Pick<AccountRow, 'admin' | 'moderator'>,
): string[] {
  const ofAdmin = admin === 1 ? adminPrivileges : [];
  const ofModerator = moderator === 1 ? moderatorPrivileges : [];
  return [...new Set([...ofAdmin, ...ofModerator])];
}

/** Which of two kinds visitors may not see. */
export interface RestrictedPair {
  local: boolean;
  remote: boolean;
}

/**
 * The kind of captcha for registrations. `riddle` is a kind that no client knows; `unavailable` is a service that
 * cannot be reached.
 */
export type CaptchaSetting = 'none' | 'kocaptcha' | 'native' | 'riddle' | 'unavailable';

/** A stored row of the configuration. */
export interface StoredRow {
  group: string;
  key: string;
  value: WireConfigValue;
}

/** A rule of the server; those with a lower priority come first. */
export interface Rule {
  id: string;
  priority: number;
  text: string;
  hint: string;
}

/** The operator's settings, which tests change through the control door. Sizes in bytes, lengths in characters. */
export interface Settings {
  title: string;
  description: string;
  shortDescription: string;
  email: string;
  rules: Rule[];
  textLimit: number;
  /** The length of a chat message; null: no limit, and none is announced. */
  chatLimit: number | null;
  /** The length of a message in the shoutbox; what is longer is dropped. */
  shoutLimit: number;
  nameLimit: number;
  noteLimit: number;
  reasonLimit: number;
  descriptionLimit: number;
  uploadLimit: number;
  avatarLimit: number;
  headerLimit: number;
  backgroundLimit: number;
  mediaPerStatus: number;
  /** Statuses that an account may pin. */
  maxPinned: number;
  /** Milliseconds between reading and storing the account when a profile is changed. */
  profileUpdateMs: number;
  /** Whether the lists of accounts that favourited or reacted are public. */
  showReactions: boolean;
  fields: { max: number; nameLength: number; valueLength: number };
  polls: { maxOptions: number; maxOptionLength: number; minExpiration: number; maxExpiration: number };
  registrations: boolean;
  /** While registrations are closed, an invitation is accepted. */
  invites: boolean;
  approvalRequired: boolean;
  /** New accounts can sign in only after opening the link in a mail. */
  activationRequired: boolean;
  birthdayRequired: boolean;
  /** Days. */
  birthdayMinAge: number;
  captcha: CaptchaSetting;
  captchaSeconds: number;
  /** Announced to clients; mails are stored for the control door in any case. */
  mailer: boolean;
  webPush: boolean;
  federating: boolean;
  /** Merged over the federation policies in nodeinfo. */
  federationPolicies: Record<string, unknown>;
  suggestions: boolean;
  /** Features that are switched off, with their routes. */
  featuresOff: string[];
  postFormatsOff: string[];
  /** The privileges of administrators and of moderators. */
  adminPrivileges: string[];
  moderatorPrivileges: string[];
  /** Public timelines, profiles and statuses require an account. */
  private: boolean;
  /** What visitors may not see; `remote` of timelines is the known network. */
  restricted: { timelines: RestrictedPair; profiles: RestrictedPair; activities: RestrictedPair };
  healthy: boolean;
  /** Whether the server tells how it is; operators have to turn it on. */
  healthcheck: boolean;
  /** Adds the public timeline to the results embedded in the page. */
  embedTimeline: boolean;
  /** The second version of filters, which Pleroma does not have. */
  filtersV2: boolean;
  /** Refuses sockets and posts whose Origin is another host. */
  strictOrigin: boolean;
  rateLimits: boolean;
  /** Policy names for `trusted-types`; null turns Trusted Types off, as on the real server. */
  trustedTypes: string[] | null;
  /** Adds `wasm-unsafe-eval` to the script policy. */
  allowWasm: boolean;
  /** Merged over the `pleroma_fe` object of the front-end configurations. */
  frontendConfiguration: Record<string, unknown>;
  /** The operator's panel; null = the file does not exist. */
  panel: string | null;
  terms: string;
  /** What is wrong with the way the server is set up. */
  ailments: Ailment[];
  /** Hosts to which the server has given up to deliver. */
  unreachable: string[];
  /** False: the configuration is only in the operator's file. */
  configurableFromDatabase: boolean;
  /** What is stored of the configuration. */
  configuration: StoredRow[];
  /** A change waits for a restart. */
  needsReboot: boolean;
  /** Versions on the disk by the name of the front end. */
  installedFrontEnds: Readonly<Record<string, string[]>>;
  /** Addresses that the media proxy refuses. */
  bannedMedia: string[];
  /** Addresses of the relays that the server follows. */
  relays: string[];
  /** Files that the operator has put on the server, by path: lists of themes and themes, as text. */
  files: Readonly<Record<string, string>>;
}

const unrestricted = (): RestrictedPair => ({ local: false, remote: false });

export function defaultSettings(): Settings {
  return {
    title: 'The Hedge',
    description: 'A small server for people who like birds, bread, trains, kilns and the weather.',
    shortDescription: 'Birds, bread, trains, kilns and the weather.',
    email: 'hello@hedge.example',
    rules: [
      { id: '1', priority: 0, text: 'Be kind', hint: '' },
      { id: '2', priority: 1, text: 'Describe your pictures', hint: 'Some of us read with our ears.' },
    ],
    textLimit: 5000,
    chatLimit: null,
    shoutLimit: 5000,
    nameLimit: 100,
    noteLimit: 5000,
    reasonLimit: 500,
    descriptionLimit: 5000,
    uploadLimit: 16_000_000,
    avatarLimit: 2_000_000,
    headerLimit: 4_000_000,
    backgroundLimit: 4_000_000,
    mediaPerStatus: 1000,
    maxPinned: 5,
    profileUpdateMs: 0,
    showReactions: true,
    fields: { max: 10, nameLength: 512, valueLength: 2048 },
    polls: { maxOptions: 20, maxOptionLength: 200, minExpiration: 0, maxExpiration: 31_536_000 },
    registrations: true,
    invites: false,
    approvalRequired: false,
    activationRequired: false,
    birthdayRequired: false,
    birthdayMinAge: 0,
    captcha: 'none',
    captchaSeconds: 300,
    mailer: false,
    webPush: true,
    federating: true,
    federationPolicies: {},
    suggestions: false,
    featuresOff: [],
    postFormatsOff: [],
    adminPrivileges: [...PRIVILEGES],
    moderatorPrivileges: [...MODERATOR_PRIVILEGES],
    private: false,
    restricted: { timelines: unrestricted(), profiles: unrestricted(), activities: unrestricted() },
    healthy: true,
    healthcheck: true,
    embedTimeline: false,
    filtersV2: false,
    strictOrigin: false,
    rateLimits: false,
    trustedTypes: null,
    allowWasm: false,
    frontendConfiguration: {},
    panel:
      '<p>Welcome to the Hedge. New here? Say what you saw out of the window today, and tag it <a href="/tag/hello">#hello</a>.</p>',
    ailments: [],
    unreachable: [],
    configurableFromDatabase: true,
    configuration: [],
    needsReboot: false,
    installedFrontEnds: { linnet: ['stable'] },
    bannedMedia: [],
    relays: [],
    files: {},
    terms:
      '<h4>House rules</h4><p>Be kind, describe your pictures, and put a subject on anything that could spoil a breakfast.</p>',
  };
}
