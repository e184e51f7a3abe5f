import type { ConfigDescription, ConfigType, ConfigValue } from '@linnet/api';

/** Where a setting is: in a row of the configuration, at a path of keys inside of its value. */
export interface Place {
  readonly group: string;
  readonly key: string;
  /** Empty when the row's value is the setting. */
  readonly path: readonly string[];
}

/** A setting as the server describes it. */
export interface DescribedSetting extends Place {
  /** Unique among all settings; stored with unsent edits. */
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly type: ConfigType;
  readonly suggestions: readonly ConfigValue[];
  /** Shown only while the `:adapter` of the same row is this module. */
  readonly onlyWith: string | null;
  /** Whether it stands in a map, which the server replaces as a whole, and not in a keyword list. */
  readonly isInMap: boolean;
  /** Settings inside of its value; if there are any, it has no control of its own. */
  readonly children: readonly DescribedSetting[];
}

/** A group of settings, as the server describes it. */
export interface DescribedSection {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly settings: readonly DescribedSetting[];
}

export const idOf = ({ group, key, path }: Place): string => [group, key, ...path].join(' ');

const isMapType = (type: ConfigType): boolean =>
  type === 'map' || (typeof type !== 'string' && type[0] === 'map');

function settingOf(child: ConfigDescription, place: Place, isInMap = false): DescribedSetting {
  const { label, hint, type, suggestions, onlyWith } = child;
  const inner = child.children.flatMap((each) =>
    each.key === null
      ? []
      : [settingOf(each, { ...place, path: [...place.path, each.key] }, isMapType(type))],
  );
  const id = onlyWith === null ? idOf(place) : `${idOf(place)} with ${onlyWith}`;
  return { ...place, id, label, hint, type, suggestions, onlyWith, isInMap, children: inner };
}

/**
 * The groups of settings. A group with a key is a row of the configuration; the settings of one without a key are rows
 * themselves. Groups and settings without names, and groups without settings, are left out.
 */
export function sectionsOf(descriptions: readonly ConfigDescription[]): readonly DescribedSection[] {
  return descriptions.flatMap(({ group, key: row, label, hint, children }, index) => {
    if (group === null) return [];
    const settings = children.flatMap((child) => {
      if (child.key === null) return [];
      const place: Place =
        row === null ? { group, key: child.key, path: [] } : { group, key: row, path: [child.key] };
      return [settingOf(child, place)];
    });
    const id = row === null ? `${group} ${index}` : `${group} ${row}`;
    return settings.length === 0 ? [] : [{ id, label, hint, settings }];
  });
}

/** All settings inside of a setting that have a control; the setting itself when it contains none. */
export function leavesOf(setting: DescribedSetting): readonly DescribedSetting[] {
  return setting.children.length === 0 ? [setting] : setting.children.flatMap(leavesOf);
}
