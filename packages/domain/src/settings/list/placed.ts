import type { FeatureKey } from '@linnet/api';
import type { Setting } from '../setting-kinds';

/**
 * Where the control of a setting is.
 * - `screen`: on the settings screen, by the form of the value.
 * - `palette`: there, with the existing palettes.
 * - `keys`, `places`: there, as a link to the screen of the keys or of the navigation.
 * - `actions`: there, with the actions on a status.
 * - `level`: there, as the switch for expert settings.
 * - `font`, `language`, `postLanguage`: there, with the existing ones.
 * - `alerts`, `push`: there, with the state of system alerts or of push.
 * - `words`: there, with a preview of what the words match in the loaded posts.
 * - `cards`: on the card of each account it is about.
 * - `gallery`: with the themes, each with a sample.
 * - `program`: nowhere, as the application writes it itself.
 */
export interface Control {
  by:
    | 'screen'
    | 'alerts'
    | 'push'
    | 'words'
    | 'palette'
    | 'font'
    | 'format'
    | 'language'
    | 'postLanguage'
    | 'keys'
    | 'places'
    | 'actions'
    | 'level'
    | 'cards'
    | 'gallery'
    | 'program';
}

/** A setting with its place on the settings screen. Its texts are in the locales under its key. */
export interface PlacedSetting<T, Group extends string = string> extends Setting<T> {
  /** Heading within the tab, with its text at `settings.group.<group>`. */
  group: Group;
  /** Expert settings are shown on demand. */
  level: 'basic' | 'expert';
  control: Control;
  /** Whether it can make the page unusable: a change has to be confirmed, or is undone. */
  risky?: boolean;
  /** Features of which the server needs at least one: without them the setting would change nothing. */
  needs?: readonly FeatureKey[];
  /** The same for single options, by their names. */
  optionNeeds?: Readonly<Record<string, FeatureKey>>;
  /** Its key in Pleroma-FE: a path with dots, undefined for the same key as here, null where it has no such setting. */
  pleromaFe: string | null | undefined;
}

export type SettingsList = Readonly<Record<string, PlacedSetting<unknown>>>;

type Placing<T> = Partial<
  Pick<PlacedSetting<T>, 'level' | 'control' | 'risky' | 'needs' | 'optionNeeds' | 'pleromaFe'>
>;

/** A setting that Pleroma-FE has too, under the same key unless `pleromaFe` names another. */
export function inPleromaFe<T, const Group extends string>(
  setting: Setting<T>,
  group: Group,
  placing: Placing<T> = {},
): PlacedSetting<T, Group> {
  const { pleromaFe, ...rest } = placing;
  return { ...setting, group, level: 'basic', control: { by: 'screen' }, ...rest, pleromaFe };
}

/** A setting that Pleroma-FE does not have, or has on the server. */
export function ours<T, const Group extends string>(
  setting: Setting<T>,
  group: Group,
  placing: Omit<Placing<T>, 'pleromaFe'> = {},
): PlacedSetting<T, Group> {
  return { ...inPleromaFe(setting, group, placing), pleromaFe: null };
}

export const expert = { level: 'expert' } as const;

/** Only for servers with one of these features. */
export const needs = (...features: readonly FeatureKey[]): { needs: readonly FeatureKey[] } => ({
  needs: features,
});

export const risky = { risky: true } as const;

/** Set for single accounts, on their cards. */
export const onCards: { control: Control } = { control: { by: 'cards' } };

/** Written by the application itself, without a control. */
export const byProgram: { control: Control } = { control: { by: 'program' } };

/** Chosen among the themes. */
export const inGallery: { control: Control } = { control: { by: 'gallery' } };

/** Whether the settings screen has a row for it. */
export function hasControl({ control: { by } }: PlacedSetting<unknown>): boolean {
  return by !== 'level' && by !== 'cards' && by !== 'gallery' && by !== 'program';
}
