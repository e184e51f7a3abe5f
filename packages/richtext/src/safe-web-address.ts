import { safeAddress, type SafeAddress } from './safe-address';

/** The normalised address if it is http or https (pictures, profiles), else null. */
export function safeWebAddress(raw: string): string | null {
  const address = safeAddress(raw);
  return isWebAddress(address) ? address.href : null;
}

export function isWebAddress(address: SafeAddress | null): address is SafeAddress {
  return address?.scheme === 'https' || address?.scheme === 'http';
}
