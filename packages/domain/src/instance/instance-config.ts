/**
 * The part of the operator's configuration that the start needs. The look of the page is read later (`PageAppearance`);
 * everything else is read as defaults of settings.
 */
export interface InstanceConfig {
  hideSitename: boolean;
  redirectRootLogin: string;
  redirectRootNoLogin: string;
  /** The picture of people whose own can't be loaded. */
  defaultAvatar: string;
  /** Palette, theme and style that the operator chose; null when none. */
  palette: string | null;
  theme: string | null;
  style: string | null;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads free JSON written by an operator; invalid values become the default. */
export function readInstanceConfig(raw: Raw): InstanceConfig {
  return {
    hideSitename: raw['hideSitename'] === true,
    redirectRootLogin: path(raw['redirectRootLogin'], '/main/friends'),
    redirectRootNoLogin: path(raw['redirectRootNoLogin'], '/main/all'),
    defaultAvatar: path(raw['defaultAvatar'], '/images/avi.png'),
    palette: word(raw['palette']),
    theme: word(raw['theme']),
    style: word(raw['style']),
  };
}

function path(value: unknown, fallback: string): string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) && value !== '/' ? value : fallback;
}

function word(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
