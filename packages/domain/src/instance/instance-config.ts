/**
 * What the operator configured of the page itself and its start needs. How it is to look is read later (`PageLook`);
 * the rest of the configuration are settings' defaults.
 */
export interface InstanceConfig {
  hideSitename: boolean;
  redirectRootLogin: string;
  redirectRootNoLogin: string;
  /** Palette or theme the operator chose; null when none. */
  palette: string | null;
  theme: string | null;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads free JSON written by an operator; whatever is not usable becomes the default. */
export function readInstanceConfig(raw: Raw): InstanceConfig {
  return {
    hideSitename: raw['hideSitename'] === true,
    redirectRootLogin: path(raw['redirectRootLogin'], '/main/friends'),
    redirectRootNoLogin: path(raw['redirectRootNoLogin'], '/main/all'),
    palette: word(raw['palette']),
    theme: word(raw['theme']),
  };
}

function path(value: unknown, fallback: string): string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) && value !== '/' ? value : fallback;
}

function word(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
