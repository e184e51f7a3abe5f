/** What the operator configured of the page itself (the rest of the configuration are settings' defaults). */
export interface InstanceConfig {
  logo: string | null;
  /** The logo is a mask to be filled with the text colour. */
  logoMask: boolean;
  logoMargin: string;
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
    logo: address(raw['logo']),
    logoMask: raw['logoMask'] !== false,
    logoMargin: length(raw['logoMargin']),
    hideSitename: raw['hideSitename'] === true,
    redirectRootLogin: path(raw['redirectRootLogin'], '/main/friends'),
    redirectRootNoLogin: path(raw['redirectRootNoLogin'], '/main/all'),
    palette: word(raw['palette']),
    theme: word(raw['theme']),
  };
}

/** A picture of the same origin or by https. */
function address(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^(\/(?!\/)|https:\/\/)[^\s"'()\\]+$/.test(value) ? value : null;
}

function length(value: unknown): string {
  return typeof value === 'string' && /^\d*\.?\d+(px|em|rem)$/.test(value) ? value : '0';
}

function path(value: unknown, fallback: string): string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) && value !== '/' ? value : fallback;
}

function word(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
