import type { PlacedSetting } from '../settings/list/placed';

/** A setting of ours that Pleroma-FE also has in its record. */
export interface FePlace {
  key: string;
  setting: PlacedSetting<unknown>;
  /** Its name in `simple` or `collections`. */
  name: string;
  kind: 'simple' | 'collections';
}

/** Finds the settings that are in Pleroma-FE's record, and where. */
export function fePlaces(settings: Readonly<Record<string, PlacedSetting<unknown>>>): readonly FePlace[] {
  return Object.entries(settings).flatMap(([key, setting]): FePlace[] => {
    const [, kind, name] = setting.pleromaFe?.match(/^prefsStorage\.(simple|collections)\.(\w+)$/) ?? [];
    if (name === undefined) return [];
    return [{ key, setting, name, kind: kind === 'simple' ? 'simple' : 'collections' }];
  });
}

export const pathOf = ({ kind, name }: FePlace): string => `${kind}.${name}`;
