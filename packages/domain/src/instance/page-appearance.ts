/** How the operator wants the page to look. Loaded after the start. */
export interface PageAppearance {
  logo: string | null;
  /** Whether the logo is a mask to be filled with the text colour. */
  logoMask: boolean;
  logoMargin: string;
  /** Position of the logo in the top bar. */
  logoPlace: 'start' | 'centre';
  /** Address of the picture behind the columns. */
  background: string | null;
  showInstanceSpecificPanel: boolean;
  showFeaturesPanel: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads free JSON written by an operator; invalid values become the default. */
export function readPageAppearance(raw: Raw): PageAppearance {
  return {
    logo: address(raw['logo']),
    logoMask: raw['logoMask'] !== false,
    logoMargin: length(raw['logoMargin']),
    logoPlace: raw['logoLeft'] === false ? 'centre' : 'start',
    background: address(raw['background']),
    showInstanceSpecificPanel: raw['showInstanceSpecificPanel'] === true,
    showFeaturesPanel: raw['showFeaturesPanel'] !== false,
  };
}

/** The address of a picture of the same origin or by https; null for any other. */
function address(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^(\/(?!\/)|https:\/\/)[^\s"'()\\]+$/.test(value) ? value : null;
}

function length(value: unknown): string {
  return typeof value === 'string' && /^\d*\.?\d+(px|em|rem)$/.test(value) ? value : '0';
}
