import type { ConfigValue } from '@linnet/api';
import type { DescribedSection, DescribedSetting } from './described-settings';
import { presentValue, type Rows } from './setting-edits';

const plain = (text: string): string => text.toLowerCase().replaceAll('_', ' ');

/** Values are searched as they are sent; those of secrets are not searched. */
const valueText = (value: ConfigValue | undefined): string =>
  value === undefined ? '' : plain(typeof value === 'string' ? value : JSON.stringify(value));

/** All text of a setting in which a search looks for its words. */
function textOf(rows: Rows, section: DescribedSection, setting: DescribedSetting): string {
  const { key, path, label, hint } = setting;
  const value = valueText(presentValue(rows, setting));
  return [section.label, key, ...path, label, hint ?? '', value].map(plain).join('\n');
}

/**
 * The sections with the settings that contain all words of a search: in label, key, hint or value, or in the label of
 * their section. All sections for an empty search. Of the settings inside of another one, only those found are left.
 */
export function findSettings(
  sections: readonly DescribedSection[],
  rows: Rows,
  query: string,
): readonly DescribedSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const found = section.settings.flatMap((setting) => partFound(rows, { section, words }, setting));
    return found.length === 0 ? [] : [{ ...section, settings: found }];
  });
}

function partFound(
  rows: Rows,
  { section, words }: { section: DescribedSection; words: readonly string[] },
  setting: DescribedSetting,
): readonly DescribedSetting[] {
  const hasAll = (each: DescribedSetting, around = '') => {
    const text = textOf(rows, section, each) + around;
    return words.every((word) => text.includes(word));
  };
  if (setting.children.length === 0) return hasAll(setting) ? [setting] : [];
  const around = plain(`\n${setting.label}\n${setting.hint ?? ''}`);
  const children = setting.children.flatMap((child) =>
    child.children.length > 0
      ? partFound(rows, { section, words }, child)
      : hasAll(child, around)
        ? [child]
        : [],
  );
  return children.length === 0 ? [] : [{ ...setting, children }];
}

/** All settings: those that have a control, and those that contain others. */
export function everySetting(sections: readonly DescribedSection[]): readonly DescribedSetting[] {
  const withInner = (setting: DescribedSetting): readonly DescribedSetting[] => [
    setting,
    ...setting.children.flatMap(withInner),
  ];
  return sections.flatMap(({ settings }) => settings.flatMap(withInner));
}
