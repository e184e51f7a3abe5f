import type { ConfigRow, ConfigType } from '@linnet/api';
import { type DescribedSection, type DescribedSetting, idOf } from './described-settings';

/** What the policy for single servers can do with one, in the order of severity. */
export const serverMeasures = [
  'reject',
  'accept',
  'followers_only',
  'federated_timeline_removal',
  'media_removal',
  'media_nsfw',
  'avatar_removal',
  'banner_removal',
  'report_removal',
  'reject_deletes',
] as const;

export type ServerMeasure = (typeof serverMeasures)[number];

/** The module that carries the measures out; without it among the policies, they have no effect. */
export const simplePolicy = 'Pleroma.Web.ActivityPub.MRF.SimplePolicy';

const place = { group: ':pleroma', key: ':mrf_simple' };
const serversWithReasons: ConfigType = ['list', 'tuple'];

export const measureId = (measure: ServerMeasure): string => idOf({ ...place, path: [`:${measure}`] });

function settingOf(measure: ServerMeasure): DescribedSetting {
  return {
    ...place,
    path: [`:${measure}`],
    id: measureId(measure),
    // Shown in the words of the interface.
    label: measure,
    hint: null,
    type: serversWithReasons,
    suggestions: [],
    onlyWith: null,
    isInMap: false,
    children: [],
  };
}

/** The sections, with one for the measures against servers where the server has them and does not describe them. */
export function withUndescribed(
  sections: readonly DescribedSection[],
  rows: readonly ConfigRow[],
): readonly DescribedSection[] {
  const isSimple = ({ group, key }: Pick<ConfigRow, 'group' | 'key'>) =>
    group === place.group && key === place.key;
  if (!rows.some(isSimple) || sections.some(({ settings }) => settings.some(isSimple))) return sections;
  const own = { id: `${place.group} ${place.key}`, label: place.key, hint: null };
  return [...sections, { ...own, settings: serverMeasures.map(settingOf) }];
}
