import type { WireConfigDescription, WireConfigType, WireConfigValue } from '@linnet/api/wire';

type Details = Pick<WireConfigDescription, 'description' | 'suggestions' | 'children' | 'group'>;

type Name = readonly [key: string, label: string];

const child = ([key, label]: Name, type: WireConfigType, rest: Details = {}): WireConfigDescription => ({
  key,
  label,
  type,
  ...rest,
});

const suggest = (...suggestions: WireConfigValue[]): Details => ({ suggestions });
const described = (description: string, ...suggestions: WireConfigValue[]): Details =>
  suggestions.length === 0 ? { description } : { description, suggestions };
const containing = (...children: WireConfigDescription[]): Details => ({ children });
const mailer = (adapter: string, ...suggestions: WireConfigValue[]): Details => ({
  group: [':subgroup', `Swoosh.Adapters.${adapter}`],
  suggestions,
});

/** A group of settings; without a key, each of its settings is a row of its own. */
function group(
  [key, label, of = ':pleroma']: readonly [key: string | null, label: string, of?: string],
  children: WireConfigDescription[],
): WireConfigDescription {
  const description = `${label} of this server`;
  return { group: of, ...(key !== null && { key }), label, type: 'group', description, children };
}

const PRIVILEGES = [
  ':users_read',
  ':users_delete',
  ':messages_read',
  ':messages_delete',
  ':reports_manage_reports',
];
const LIMIT: WireConfigType = ['tuple', ['list', 'tuple']];
const limit = (key: string, label: string) =>
  child(
    [key, label],
    LIMIT,
    suggest(
      [1000, 10],
      [
        [10000, 10],
        [10000, 50],
      ],
    ),
  );

const INSTANCE: WireConfigDescription[] = [
  child([':name', 'Name'], 'string', described('Name of the instance', 'Pleroma')),
  child(
    [':email', 'Admin email address'],
    'string',
    described('Address for people who write to the staff', 'email@example.com'),
  ),
  child([':description', 'Description'], 'string', described('What this server is for, as HTML')),
  child([':short_description', 'Short description'], 'string', described('One sentence about this server')),
  child([':contact_username', 'Contact'], 'string', described('Name of a local account', 'admin')),
  child([':instance_thumbnail', 'Picture'], ['string', 'image'], suggest('/instance/thumbnail.jpeg')),
  child([':favicon', 'Icon'], ['string', 'image'], suggest('/favicon.png')),
  child([':limit', 'Post length'], 'integer', described('Characters of a post', 5000)),
  child([':remote_limit', 'Length of posts of others'], 'integer', suggest(100000)),
  child(
    [':description_limit', 'Length of descriptions'],
    'integer',
    described('Characters of the description of a file', 5000),
  ),
  child([':max_media_attachments', 'Files of a post'], 'integer', suggest(1000000)),
  child([':upload_limit', 'Size of files'], 'integer', described('In bytes', 16000000)),
  child([':avatar_upload_limit', 'Size of avatars'], 'integer', suggest(2000000)),
  child([':background_upload_limit', 'Size of backgrounds'], 'integer', suggest(4000000)),
  child([':banner_upload_limit', 'Size of banners'], 'integer', suggest(4000000)),
  child([':poll_limits', 'Polls'], 'map', {
    ...described('Limits of local polls', {
      max_expiration: 31536000,
      max_option_chars: 200,
      max_options: 20,
      min_expiration: 0,
    }),
    ...containing(
      child([':max_options', 'Options'], 'integer', suggest(20)),
      child([':max_option_chars', 'Length of options'], 'integer', suggest(200)),
      child([':min_expiration', 'Shortest time'], 'integer', described('In seconds', 0)),
      child([':max_expiration', 'Longest time'], 'integer', described('In seconds', 3600)),
    ),
  }),
  child([':registrations_open', 'Registrations'], 'boolean', described('Whether people can make accounts')),
  child([':invites_enabled', 'Invitations'], 'boolean', described('Only while registrations are closed')),
  child([':account_activation_required', 'Confirmed addresses'], 'boolean'),
  child([':account_approval_required', 'Approval'], 'boolean'),
  child([':public', 'Public'], 'boolean', described('Whether visitors see timelines')),
  child(
    [':quarantined_instances', 'Quarantined servers'],
    ['list', 'tuple'],
    suggest(['far.example', 'Reason']),
  ),
  child(
    [':allowed_post_formats', 'Formats'],
    ['list', 'string'],
    suggest('text/plain', 'text/html', 'text/markdown'),
  ),
  child([':autofollowed_nicknames', 'Followed by all'], ['list', 'string']),
  child(
    [':limit_to_local_content', 'Search of others'],
    ['dropdown', 'atom'],
    suggest(':unauthenticated', ':all', 'false'),
  ),
  child([':max_pinned_statuses', 'Pinned posts'], 'integer', suggest(0, 1, 3)),
  child([':user_bio_length', 'Length of bios'], 'integer', suggest(5000)),
  child([':user_name_length', 'Length of names'], 'integer', suggest(100)),
  child([':max_account_fields', 'Profile fields'], 'integer', suggest(10)),
  child([':account_field_name_length', 'Length of field names'], 'integer', suggest(512)),
  child([':account_field_value_length', 'Length of field values'], 'integer', suggest(2048)),
  child([':registration_reason_length', 'Length of reasons'], 'integer', suggest(500)),
  child([':multi_factor_authentication', 'Second factor'], 'keyword', {
    ...described('How codes are made'),
    ...containing(
      child([':totp', 'App'], 'keyword', {
        ...suggest([
          [':digits', 6],
          [':period', 30],
        ]),
        ...containing(
          child([':digits', 'Digits'], 'integer', suggest(6)),
          child([':period', 'Seconds'], 'integer', suggest(30)),
        ),
      }),
      child(
        [':backup_codes', 'Codes on paper'],
        'keyword',
        containing(child([':number', 'Number'], 'integer', suggest(5))),
      ),
    ),
  }),
  child([':admin_privileges', 'What administrators can do'], ['list', 'atom'], suggest(...PRIVILEGES)),
  child([':moderator_privileges', 'What moderators can do'], ['list', 'atom'], suggest(...PRIVILEGES)),
  child([':languages', 'Languages'], ['list', 'string'], suggest('en')),
];

const MAILER: WireConfigDescription[] = [
  child([':enabled', 'Mail'], 'boolean'),
  child(
    [':adapter', 'Way'],
    'module',
    described('What sends mail', 'Swoosh.Adapters.SMTP', 'Swoosh.Adapters.Sendgrid', 'Swoosh.Adapters.Local'),
  ),
  child([':relay', 'Server'], 'string', mailer('SMTP', 'smtp.example.com')),
  child([':port', 'Port'], 'integer', mailer('SMTP', '1025')),
  child([':password', 'Password'], 'string', mailer('SMTP', 'password')),
  child([':tls', 'TLS'], ['dropdown', 'atom'], mailer('SMTP', ':if_available', ':always', ':never')),
  child([':api_key', 'Key'], 'string', mailer('Sendgrid', 'YOUR_API_KEY')),
];

const FRONT_END: WireConfigDescription[] = [
  child([':background', 'Background'], ['string', 'image'], suggest('/images/city.jpg')),
  child([':collapseMessageWithSubject', 'Collapse'], 'boolean'),
  child([':logoMargin', 'Margin of the logo'], 'string', suggest('.1em')),
  child([':postContentType', 'Format'], ['dropdown', 'atom'], suggest('text/plain', 'text/html')),
  child([':theme', 'Theme'], 'string', suggest('pleroma-dark')),
];

/** Settings as the server describes them: our own words for a part of them, in which each type occurs. */
export const DESCRIPTIONS: WireConfigDescription[] = [
  group(
    [':mrf', 'Policies'],
    [
      child(
        [':policies', 'Policies'],
        ['module', ['list', 'module']],
        suggest(
          'Pleroma.Web.ActivityPub.MRF.TagPolicy',
          'Pleroma.Web.ActivityPub.MRF.ObjectAgePolicy',
          'Pleroma.Web.ActivityPub.MRF.SimplePolicy',
        ),
      ),
      child([':transparency', 'Public'], 'boolean', described('Whether policies are public')),
      child([':transparency_exclusions', 'Left out'], ['list', 'tuple'], suggest('exclusion.example')),
    ],
  ),
  group(
    [':mrf_object_age', 'Old posts'],
    [
      child([':threshold', 'Age'], 'integer', described('In seconds', 172800)),
      child(
        [':actions', 'What is done'],
        ['list', 'atom'],
        suggest(':delist', ':strip_followers', ':reject'),
      ),
    ],
  ),
  group(
    ['Pleroma.Upload', 'Uploads'],
    [
      child([':uploader', 'Place'], 'module', suggest()),
      child([':filters', 'Filters'], ['list', 'module'], suggest()),
      child([':link_name', 'Names in addresses'], 'boolean'),
      child([':base_url', 'Address'], 'string', suggest('https://cdn.example')),
      child([':proxy_remote', 'Proxy'], 'boolean'),
    ],
  ),
  group(
    ['Pleroma.Upload.Filter.Mogrify', 'Changes to pictures'],
    [
      child(
        [':args', 'Steps'],
        ['string', ['list', 'string'], ['list', 'tuple']],
        suggest('strip', 'auto-orient', ['implode', '1']),
      ),
    ],
  ),
  group(['Pleroma.Emails.Mailer', 'Mail'], MAILER),
  group(
    [':uri_schemes', 'Addresses'],
    [child([':valid_schemes', 'Schemes'], ['list', 'string'], suggest('https', 'gemini'))],
  ),
  group(
    [':features', 'Features'],
    [
      child(
        [':improved_hashtag_timeline', 'Hashtags'],
        ['dropdown', 'atom'],
        suggest(':auto', ':enabled', ':disabled'),
      ),
    ],
  ),
  group(
    [':populate_hashtags_table', 'Old hashtags'],
    [child([':fault_rate_allowance', 'Faults'], 'float', described('A share', 0.01))],
  ),
  group([':instance', 'Instance'], INSTANCE),
  group(
    [':welcome', 'Welcome'],
    [
      child(
        [':direct_message', 'Post'],
        'keyword',
        containing(
          child([':enabled', 'Send it'], 'boolean'),
          child([':message', 'Text'], 'string', suggest('Hi, @username!')),
        ),
      ),
      child(
        [':email', 'Mail'],
        'keyword',
        containing(
          child([':enabled', 'Send it'], 'boolean'),
          child([':sender', 'Sender'], ['string', 'tuple'], suggest(['The Hedge', 'welcome@hedge.example'])),
          child([':html', 'Text'], 'string'),
        ),
      ),
    ],
  ),
  group(
    [':frontend_configurations', 'Front ends'],
    [child([':pleroma_fe', 'Pleroma-FE'], 'map', containing(...FRONT_END))],
  ),
  group(
    [':assets', 'Pictures'],
    [
      child([':mascots', 'Mascots'], ['keyword', 'map']),
      child([':default_mascot', 'Mascot'], 'atom', suggest(':pleroma_fox_tan')),
    ],
  ),
  group(
    [':manifest', 'Installed page'],
    [
      child([':icons', 'Icons'], ['list', 'map']),
      child([':theme_color', 'Colour'], 'string', suggest('#282c37')),
    ],
  ),
  group(
    ['Pleroma.Web.MediaProxy.Invalidation.Http', 'Emptied caches'],
    [
      child([':method', 'Method'], 'atom'),
      child([':headers', 'Headers'], ['keyword', 'string'], suggest(['x-refresh', 1])),
      child(
        [':options', 'Options'],
        'keyword',
        containing(child([':params', 'Parameters'], ['map', 'string'])),
      ),
    ],
  ),
  group(
    [':gopher', 'Gopher'],
    [
      child([':enabled', 'Gopher'], 'boolean'),
      child([':ip', 'Address'], 'tuple', suggest([0, 0, 0, 0])),
      child([':port', 'Port'], 'integer', suggest(9999)),
    ],
  ),
  group(
    [null, 'Token'],
    [child([':admin_token', 'Token of administrators'], 'string', described('Opens everything'))],
  ),
  group(
    ['Oban', 'Jobs'],
    [
      child([':log', 'Log'], ['dropdown', 'atom'], suggest('false', ':error', ':info')),
      child([':queues', 'Queues'], ['keyword', 'integer']),
      child([':crontab', 'Schedule'], ['list', 'tuple']),
    ],
  ),
  group(
    ['Pleroma.Formatter', 'Links'],
    [
      child([':class', 'Class'], ['string', 'boolean'], suggest('auto-linker', 'false')),
      child([':truncate', 'Length'], ['integer', 'boolean'], suggest(15, 'false')),
      child([':validate_tld', 'Known endings'], ['atom', 'boolean'], suggest(':no_scheme', 'true')),
    ],
  ),
  group(
    [null, 'Signing in'],
    [
      child(
        ['Pleroma.Web.Auth.Authenticator', 'Way'],
        'module',
        suggest('Pleroma.Web.Auth.PleromaAuthenticator'),
      ),
    ],
  ),
  group(
    [':emoji', 'Emoji'],
    [
      child([':groups', 'Groups'], ['keyword', ['list', 'string']]),
      child([':pack_extensions', 'Endings'], ['list', 'string'], suggest('.png', '.gif')),
    ],
  ),
  group([':rate_limit', 'Speed'], [limit(':search', 'Search'), limit(':authentication', 'Signing in')]),
  group(
    [null, 'Types of files', ':mime'],
    [
      child(
        [':types', 'Types'],
        'map',
        containing(child(['application/xml', 'XML'], ['list', 'string'], suggest('xml'))),
      ),
    ],
  ),
  group(
    [':shout', 'Shoutbox'],
    [child([':enabled', 'Shoutbox'], 'boolean'), child([':limit', 'Length'], 'integer', suggest(5000))],
  ),
  group(
    [':http', 'Requests'],
    [
      child(
        [':proxy_url', 'Proxy'],
        ['string', 'tuple'],
        suggest('localhost:9020', [':socks5', ':localhost', 3090]),
      ),
      child([':user_agent', 'Name'], ['string', 'atom'], suggest('Pleroma', ':default')),
      child(
        [':adapter', 'Options'],
        'keyword',
        containing(
          child(
            [':ssl_options', 'TLS'],
            'keyword',
            containing(child([':versions', 'Versions'], ['list', 'atom'], suggest(':"tlsv1.2"'))),
          ),
        ),
      ),
    ],
  ),
  group([null, 'Other origins', ':cors_plug'], [child([':max_age', 'Seconds'], 'integer', suggest(86400))]),
  group(
    [':frontends', 'Pages'],
    [
      child(
        [':primary', 'Page for all'],
        'map',
        containing(child(['name', 'Name'], 'string'), child(['ref', 'Version'], 'string')),
      ),
      child([':available', 'Known ones'], 'map', containing(child(['name', 'Name'], 'string'))),
    ],
  ),
  group(
    ['Pleroma.Web.Endpoint.MetricsExporter', 'Measurements', ':prometheus'],
    [
      child(
        [':ip_whitelist', 'Addresses'],
        [
          ['list', 'string'],
          ['list', 'charlist'],
          ['list', 'tuple'],
        ],
      ),
      child([':auth', 'Password'], ['boolean', 'tuple']),
    ],
  ),
  group(['Pleroma.Search', 'Search'], [child([':module', 'Way'], 'keyword')]),
];
