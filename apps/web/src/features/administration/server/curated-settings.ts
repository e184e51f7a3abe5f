import {
  everySetting,
  measureId,
  serverMeasures,
  type DescribedSetting,
  type ServerSettings,
} from '@linnet/domain/configuration';

/** A heading with the settings below it, by their ids. */
interface CuratedGroup {
  readonly title:
    | 'identity'
    | 'look'
    | 'access'
    | 'registration'
    | 'privileges'
    | LimitsGroup
    | FederationGroup;
  readonly ids: readonly string[];
}

type FederationGroup = 'measures' | 'federation' | 'policies';
type LimitsGroup =
  | 'post'
  | 'attachment'
  | 'profile'
  | 'profile_field'
  | 'profile_media'
  | 'poll'
  | 'description';

const instance = (...keys: readonly string[]): readonly string[] =>
  keys.map((key) => `:pleroma :instance :${key}`);

/** The settings of the specification's tab for the instance. */
export const instanceGroups: readonly CuratedGroup[] = [
  {
    title: 'identity',
    ids: instance(
      'name',
      'email',
      'short_description',
      'description',
      'contact_username',
      'status_page',
      'languages',
    ),
  },
  {
    title: 'look',
    ids: [
      ...instance('instance_thumbnail', 'favicon', 'background_image'),
      ':pleroma :manifest :theme_color',
      ':pleroma :manifest :background_color',
      ':pleroma :frontend_configurations :pleroma_fe',
    ],
  },
  {
    title: 'access',
    ids: [
      ...instance('public', 'federating', 'limit_to_local_content', 'profile_directory', 'show_reactions'),
      ':pleroma :restrict_unauthenticated :timelines',
      ':pleroma :restrict_unauthenticated :profiles',
      ':pleroma :restrict_unauthenticated :activities',
    ],
  },
  {
    title: 'registration',
    ids: [
      ...instance(
        'registrations_open',
        'invites_enabled',
        'account_approval_required',
        'account_activation_required',
        'birthday_required',
        'birthday_min_age',
      ),
      ':pleroma Pleroma.Captcha :enabled',
      ':pleroma Pleroma.Captcha :method',
    ],
  },
  { title: 'privileges', ids: instance('admin_privileges', 'moderator_privileges') },
];

/** The sections of the specification's tab for limits, and that of polls. */
export const limitsGroups: readonly CuratedGroup[] = [
  { title: 'post', ids: instance('limit', 'remote_limit', 'max_pinned_statuses', 'max_report_comment_size') },
  { title: 'attachment', ids: instance('upload_limit', 'max_media_attachments') },
  { title: 'description', ids: instance('description_limit') },
  { title: 'poll', ids: instance('poll_limits') },
  {
    title: 'profile',
    ids: instance('user_bio_length', 'user_name_length', 'max_endorsed_users', 'registration_reason_length'),
  },
  {
    title: 'profile_field',
    ids: instance(
      'max_account_fields',
      'max_remote_account_fields',
      'account_field_name_length',
      'account_field_value_length',
    ),
  },
  {
    title: 'profile_media',
    ids: instance('avatar_upload_limit', 'background_upload_limit', 'banner_upload_limit'),
  },
];

/** What the server does with other servers. */
export const federationGroups: readonly CuratedGroup[] = [
  { title: 'measures', ids: serverMeasures.map(measureId) },
  {
    title: 'federation',
    ids: [
      ...instance('federating', 'quarantined_instances', 'rejected_instances', 'allow_relay'),
      ...instance('federation_incoming_replies_max_depth', 'federation_reachability_timeout_days'),
      ':pleroma :activitypub :authorized_fetch_mode',
      ':pleroma :activitypub :outgoing_blocks',
    ],
  },
  {
    title: 'policies',
    ids: [
      ':pleroma :mrf :policies',
      ':pleroma :mrf :transparency',
      ':pleroma :mrf :transparency_exclusions',
      ':pleroma :mrf_object_age :threshold',
      ':pleroma :mrf_object_age :actions',
    ],
  },
];

/** The groups with their settings, as far as the server describes them. */
export function curated(
  { sections }: ServerSettings,
  groups: readonly CuratedGroup[],
): readonly { readonly title: CuratedGroup['title']; readonly settings: readonly DescribedSetting[] }[] {
  const all = new Map(everySetting(sections).map((setting) => [setting.id, setting]));
  return groups.flatMap(({ title, ids }) => {
    const settings = ids.flatMap((id) => all.get(id) ?? []);
    return settings.length === 0 ? [] : [{ title, settings }];
  });
}
