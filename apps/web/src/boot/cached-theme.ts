import { parseJson } from './read-session';

/** The stylesheet of the chosen theme, cached for the next start. */
export interface CachedTheme {
  /** Identifies the chosen theme and the build that compiled it. */
  readonly id: string;
  /** It is made from a file of the server, which may have changed since. */
  readonly fromServer: boolean;
  readonly css: string;
  readonly scheme: 'dark' | 'light';
  readonly night?: NightTheme;
}

/** A compiled theme, with the stylesheet of the night for those who want two. */
export type ThemeSheets = Pick<CachedTheme, 'css' | 'scheme' | 'fromServer'> & { readonly nightCss?: string };

interface NightTheme {
  readonly css: string;
  /** When the night begins and ends: minutes since local midnight. */
  readonly from: number;
  readonly to: number;
}

/** Reads the cached theme. Null if there is none or it is damaged: the page keeps its stock colours. */
export function readCachedTheme(stored: string | null): CachedTheme | null {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || typeof value.id !== 'string') return null;
  if (!('css' in value) || typeof value.css !== 'string') return null;
  if (!('scheme' in value) || (value.scheme !== 'dark' && value.scheme !== 'light')) return null;
  const fromServer = 'fromServer' in value && value.fromServer === true;
  const night = 'night' in value ? readNight(value.night) : null;
  return { id: value.id, fromServer, css: value.css, scheme: value.scheme, ...(night && { night }) };
}

function readNight(value: unknown): NightTheme | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('css' in value) || typeof value.css !== 'string') return null;
  if (!('from' in value) || typeof value.from !== 'number') return null;
  if (!('to' in value) || typeof value.to !== 'number') return null;
  return { css: value.css, from: value.from, to: value.to };
}

/** The stylesheet for a time of the day. */
export function cssAt({ css, night }: Pick<CachedTheme, 'css' | 'night'>, now: Date): string {
  if (night === undefined) return css;
  const minutes = now.getHours() * 60 + now.getMinutes();
  const { from, to } = night;
  const isNight = from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  return isNight ? night.css : css;
}
