import type { Setting } from '../setting-kinds';

/**
 * Who offers the control. `screen`: the settings screen, by the value's form. `palette`: it too, out of the
 * palettes that there are. `level`: it too, as the switch over all others. `later`: nobody so far; `because` says
 * what it waits for.
 */
export type Control = { by: 'screen' | 'palette' | 'level' } | { by: 'later'; because: LaterReason };

type LaterReason = 'themes' | 'fonts' | 'languages' | 'profile' | 'navigation' | 'updates' | 'highlights';

/** A setting with its place on the settings screen. Its words stand under its key in the locales. */
export interface PlacedSetting<T> extends Setting<T> {
  /** Settings that belong together within their tab. */
  group: string;
  /** Expert ones are shown on demand. */
  level: 'basic' | 'expert';
  control: Control;
  /** Where Pleroma-FE keeps it, if not under the same key: a path with dots. Null where it has no such setting. */
  pleromaFe?: string | null;
}

export type SettingsList = Readonly<Record<string, PlacedSetting<unknown>>>;

type Placing<T> = Partial<Pick<PlacedSetting<T>, 'level' | 'control' | 'pleromaFe'>>;

export function placed<T>(setting: Setting<T>, group: string, placing: Placing<T> = {}): PlacedSetting<T> {
  return { ...setting, group, level: 'basic', control: { by: 'screen' }, ...placing };
}

export const expert = { level: 'expert' } as const;

/** Declared, with nobody to change it yet. */
export const later = (because: LaterReason): { control: Control } => ({ control: { by: 'later', because } });
