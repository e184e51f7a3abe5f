import type { WireConfigValue } from '@linnet/api/wire';
import type { Settings } from '../settings';
import { keyword, subValue, tuple } from './values';

interface Binding {
  key: string;
  value(settings: Settings): WireConfigValue;
  /** Makes a stored value take effect; one of a wrong type has none. */
  apply(settings: Settings, value: WireConfigValue): void;
}

type KeysOf<T> = { [Key in keyof Settings]: Settings[Key] extends T ? Key : never }[keyof Settings];

const text = (key: string, name: KeysOf<string>): Binding => ({
  key,
  value: (settings) => settings[name],
  apply: (settings, value) => void (typeof value === 'string' && Object.assign(settings, { [name]: value })),
});
const count = (key: string, name: KeysOf<number>): Binding => ({
  key,
  value: (settings) => settings[name],
  apply: (settings, value) => void (typeof value === 'number' && Object.assign(settings, { [name]: value })),
});
const flag = (key: string, name: KeysOf<boolean>): Binding => ({
  key,
  value: (settings) => settings[name],
  apply: (settings, value) => void (typeof value === 'boolean' && Object.assign(settings, { [name]: value })),
});
const field = (key: string, name: keyof Settings['fields']): Binding => ({
  key,
  value: ({ fields }) => fields[name],
  apply: ({ fields }, value) => void (typeof value === 'number' && Object.assign(fields, { [name]: value })),
});
const privileges = (key: string, name: 'adminPrivileges' | 'moderatorPrivileges'): Binding => ({
  key,
  value: (settings) => settings[name].map((each) => `:${each}`),
  apply(settings, value) {
    if (!Array.isArray(value)) return;
    settings[name] = value.flatMap((each) => (typeof each === 'string' ? [each.replace(/^:/, '')] : []));
  },
});

const POLL_KEYS = {
  maxOptions: ':max_options',
  maxOptionLength: ':max_option_chars',
  minExpiration: ':min_expiration',
  maxExpiration: ':max_expiration',
} as const;

const polls: Binding = {
  key: ':poll_limits',
  value: ({ polls: limits }) => ({
    [POLL_KEYS.maxExpiration]: limits.maxExpiration,
    [POLL_KEYS.maxOptionLength]: limits.maxOptionLength,
    [POLL_KEYS.maxOptions]: limits.maxOptions,
    [POLL_KEYS.minExpiration]: limits.minExpiration,
  }),
  apply({ polls: limits }, value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [name, key] of Object.entries(POLL_KEYS)) {
      const newValue = value[key] ?? value[key.slice(1)];
      if (typeof newValue === 'number') Object.assign(limits, { [name]: newValue });
    }
  },
};

/** Those of `:instance`. */
const BINDINGS: readonly Binding[] = [
  text(':name', 'title'),
  text(':email', 'email'),
  text(':description', 'description'),
  text(':short_description', 'shortDescription'),
  count(':limit', 'textLimit'),
  count(':description_limit', 'descriptionLimit'),
  count(':max_media_attachments', 'mediaPerStatus'),
  count(':upload_limit', 'uploadLimit'),
  count(':avatar_upload_limit', 'avatarLimit'),
  count(':background_upload_limit', 'backgroundLimit'),
  count(':banner_upload_limit', 'headerLimit'),
  polls,
  flag(':registrations_open', 'registrations'),
  flag(':invites_enabled', 'invites'),
  flag(':account_activation_required', 'activationRequired'),
  flag(':account_approval_required', 'approvalRequired'),
  {
    key: ':public',
    value: (settings) => !settings.private,
    apply: (settings, value) => void (typeof value === 'boolean' && (settings.private = !value)),
  },
  count(':max_pinned_statuses', 'maxPinned'),
  count(':user_bio_length', 'noteLimit'),
  count(':user_name_length', 'nameLimit'),
  count(':registration_reason_length', 'reasonLimit'),
  field(':max_account_fields', 'max'),
  field(':account_field_name_length', 'nameLength'),
  field(':account_field_value_length', 'valueLength'),
  privileges(':admin_privileges', 'adminPrivileges'),
  privileges(':moderator_privileges', 'moderatorPrivileges'),
];

const SHOUT_LIMIT = count(':limit', 'shoutLimit');

/** The settings of a row of `:pleroma` that are in force in the rest of the sandbox. */
export const bindingsOf = (key: string): readonly Binding[] =>
  key === ':instance' ? BINDINGS : key === ':shout' ? [SHOUT_LIMIT] : [];

/** Applies what a row stores to the rest of the sandbox. */
export function applyRow(settings: Settings, key: string, value: WireConfigValue): void {
  for (const binding of bindingsOf(key)) {
    const newValue = subValue(value, binding.key);
    if (newValue !== undefined) binding.apply(settings, newValue);
  }
}

const DIGITS = keyword({ ':digits': 6, ':period': 30 });

const INSTANCE = {
  ':contact_username': '',
  ':instance_thumbnail': '/instance/thumbnail.jpeg',
  ':favicon': '/favicon.png',
  ':remote_limit': 100000,
  ':quarantined_instances': [],
  ':allowed_post_formats': ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'],
  ':autofollowed_nicknames': [],
  ':limit_to_local_content': ':unauthenticated',
  ':multi_factor_authentication': keyword({
    ':totp': DIGITS,
    ':backup_codes': keyword({ ':number': 5, ':length': 16 }),
  }),
  ':languages': ['en'],
};

/** What is in force while nothing is stored. */
export function defaultRows(settings: Settings): { group: string; key: string; value: WireConfigValue }[] {
  const bound = Object.fromEntries(BINDINGS.map(({ key, value }) => [key, value(settings)]));
  const pleroma: Record<string, WireConfigValue> = {
    ':instance': keyword({ ...INSTANCE, ...bound }),
    ':mrf': keyword({
      ':policies': ['Pleroma.Web.ActivityPub.MRF.ObjectAgePolicy', 'Pleroma.Web.ActivityPub.MRF.TagPolicy'],
      ':transparency': true,
      ':transparency_exclusions': [],
    }),
    ':mrf_simple': keyword({
      ':reject': [tuple('spam.example', 'Only advertisements')],
      ':accept': [],
      ':followers_only': [],
      ':media_nsfw': [],
      ':media_removal': [],
    }),
    ':mrf_object_age': keyword({ ':threshold': 604800, ':actions': [':delist', ':strip_followers'] }),
    'Pleroma.Upload': keyword({
      ':uploader': 'Pleroma.Uploaders.Local',
      ':filters': ['Pleroma.Upload.Filter.Dedupe'],
      ':link_name': false,
      ':base_url': null,
      ':proxy_remote': false,
    }),
    'Pleroma.Emails.Mailer': keyword({ ':adapter': 'Swoosh.Adapters.Local', ':enabled': false }),
    ':uri_schemes': keyword({ ':valid_schemes': ['https', 'http', 'gemini', 'mailto', 'xmpp'] }),
    ':features': keyword({ ':improved_hashtag_timeline': ':auto' }),
    ':populate_hashtags_table': keyword({ ':fault_rate_allowance': 0.01 }),
    ':welcome': keyword({
      ':direct_message': keyword({ ':enabled': false, ':message': null }),
      ':email': keyword({ ':enabled': false, ':sender': null, ':html': 'Welcome to <%= instance_name %>' }),
    }),
    ':frontend_configurations': keyword({
      ':pleroma_fe': {
        ':background': '/images/city.jpg',
        ':collapseMessageWithSubject': false,
        ':logoMargin': '.1em',
        ':postContentType': 'text/plain',
        ':theme': 'pleroma-dark',
        ':sidebarRight': false,
      },
    }),
    ':assets': keyword({
      ':mascots': keyword({ ':pleroma_fox_tan': { ':mime_type': 'image/png', ':url': '/images/fox.png' } }),
      ':default_mascot': ':pleroma_fox_tan',
    }),
    ':manifest': keyword({
      ':icons': [{ ':src': '/static/logo.svg', ':type': 'image/svg+xml' }],
      ':theme_color': '#282c37',
    }),
    'Pleroma.Web.MediaProxy.Invalidation.Http': keyword({
      ':method': ':purge',
      ':headers': [],
      ':options': [],
    }),
    ':gopher': keyword({ ':enabled': false, ':ip': tuple(0, 0, 0, 0), ':port': 9999 }),
    Oban: keyword({
      ':log': false,
      ':queues': keyword({ ':background': 20, ':slow': 5 }),
      ':crontab': [tuple('0 0 * * 0', 'Pleroma.Workers.Cron.DigestEmailsWorker')],
    }),
    'Pleroma.Formatter': keyword({ ':class': false, ':truncate': false, ':validate_tld': ':no_scheme' }),
    'Pleroma.Web.Auth.Authenticator': 'Pleroma.Web.Auth.PleromaAuthenticator',
    ':emoji': keyword({
      ':groups': keyword({ ':Custom': ['/emoji/*.png', '/emoji/**/*.png'] }),
      ':pack_extensions': ['.png', '.gif'],
    }),
    ':rate_limit': keyword({
      ':search': [tuple(1000, 10), tuple(1000, 30)],
      ':authentication': tuple(60000, 15),
    }),
    ':shout': keyword({ ':enabled': true, ':limit': SHOUT_LIMIT.value(settings) }),
    ':http': keyword({ ':proxy_url': null, ':user_agent': ':default', ':adapter': [] }),
    ':frontends': keyword({ ':available': { linnet: { name: 'linnet', ref: 'stable' } } }),
    'Pleroma.Search': keyword({ ':module': 'Pleroma.Search.DatabaseSearch' }),
  };
  return [
    ...Object.entries(pleroma).map(([key, value]) => ({ group: ':pleroma', key, value })),
    {
      group: ':mime',
      key: ':types',
      value: { 'application/xml': ['xml'], 'application/ld+json': ['activity+json'] },
    },
    { group: ':cors_plug', key: ':max_age', value: 86400 },
    { group: ':logger', key: ':backends', value: [':console'] },
  ];
}
