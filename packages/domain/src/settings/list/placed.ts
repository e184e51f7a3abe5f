import type { FeatureKey } from '@linnet/api';
import type { Setting } from '../setting-kinds';

/**
 * Who offers the control. `screen`: the settings screen, by the value's form. `palette`: it too, out of the
 * palettes that there are. `keys`: it too, as the way to the keys. `places`: it too, as the way to the screen of the navigation.
 * `actions`: it too, out of what can be done with a status. `level`: it too, as the switch over all others.
 * `font`, `language` and `postLanguage`: it too, out of those that there are.
 * `cards`: the card of each person it is about.
 * `alerts` and `push`: it too, with how it stands with alerts of the system and with what the server sends.
 * `words`: it too, with what they meet in what is loaded.
 * `program`: nobody, since a part of the program keeps it for itself. `later`: nobody so far; `because` says what it
 * waits for.
 */
export type Control =
  | {
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
        | 'program';
    }
  | { by: 'later'; because: LaterReason };

type LaterReason = 'themes' | 'shoutbox' | 'chats';

/** A setting with its place on the settings screen. Its words stand under its key in the locales. */
export interface PlacedSetting<T> extends Setting<T> {
  /** Settings that belong together within their tab. */
  group: string;
  /** Expert ones are shown on demand. */
  level: 'basic' | 'expert';
  control: Control;
  /** It can make the page unusable: a change of it has to be confirmed, or goes back. */
  risky?: boolean;
  /** What the server has to be able to, one of these at least: elsewhere the setting would change nothing. */
  needs?: readonly FeatureKey[];
  /** The same of single options, by their names. */
  optionNeeds?: Readonly<Record<string, FeatureKey>>;
  /** Where Pleroma-FE keeps it, if not under the same key: a path with dots. Null where it has no such setting. */
  pleromaFe?: string | null;
}

export type SettingsList = Readonly<Record<string, PlacedSetting<unknown>>>;

type Placing<T> = Partial<
  Pick<PlacedSetting<T>, 'level' | 'control' | 'risky' | 'needs' | 'optionNeeds' | 'pleromaFe'>
>;

export function placed<T>(setting: Setting<T>, group: string, placing: Placing<T> = {}): PlacedSetting<T> {
  return { ...setting, group, level: 'basic', control: { by: 'screen' }, ...placing };
}

export const expert = { level: 'expert' } as const;

/** Only where the server can this. */
export const needs = (...features: readonly FeatureKey[]): { needs: readonly FeatureKey[] } => ({
  needs: features,
});

export const risky = { risky: true } as const;

/** What is chosen for single people, where they are shown. */
export const onCards: { control: Control } = { control: { by: 'cards' } };

/** What a part of the program keeps for itself, and nobody sets. */
export const byProgram: { control: Control } = { control: { by: 'program' } };

/** Declared, with nobody to change it yet. */
export const later = (because: LaterReason): { control: Control } => ({ control: { by: 'later', because } });
