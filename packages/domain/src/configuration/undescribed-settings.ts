import type { ConfigRow, ConfigType } from '@linnet/api';
import { type DescribedSection, type DescribedSetting, idOf } from './described-settings';

/** The measures that `simplePolicy` can take against a server, in the order of severity. */
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

/** The module that applies the measures; without it among the policies, they have no effect. */
export const simplePolicy = 'Pleroma.Web.ActivityPub.MRF.SimplePolicy';

const place = { group: ':pleroma', key: ':mrf_simple' };
const serversWithReasons: ConfigType = ['list', 'tuple'];

export const measureId = (measure: ServerMeasure): string => idOf({ ...place, path: [`:${measure}`] });

function settingOf(measure: ServerMeasure): DescribedSetting {
  return {
    ...place,
    path: [`:${measure}`],
    id: measureId(measure),
    // The interface shows texts of its own for measures.
    label: measure,
    hint: null,
    type: serversWithReasons,
    suggestions: [],
    onlyWith: null,
    isInMap: false,
    children: [],
  };
}

/**
 * The sections, and one more for the measures against servers if the server has these settings but doesn't describe
 * them.
 */
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
