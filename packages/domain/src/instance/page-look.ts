/** How the operator wants the page to look; no start waits for it. */
export interface PageLook {
  logo: string | null;
  /** The logo is a mask to be filled with the text colour. */
  logoMask: boolean;
  logoMargin: string;
  /** Where the logo stands in the top bar. */
  logoPlace: 'start' | 'centre';
  /** The picture behind the columns. */
  background: string | null;
  showInstanceSpecificPanel: boolean;
  showFeaturesPanel: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads free JSON written by an operator; whatever is not usable becomes the default. */
export function readPageLook(raw: Raw): PageLook {
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

/** A picture of the same origin or by https. */
function address(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^(\/(?!\/)|https:\/\/)[^\s"'()\\]+$/.test(value) ? value : null;
}

function length(value: unknown): string {
  return typeof value === 'string' && /^\d*\.?\d+(px|em|rem)$/.test(value) ? value : '0';
}
