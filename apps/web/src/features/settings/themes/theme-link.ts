import type { Style, ThemeReading } from '@linnet/theme';
import { readIss, writeIss } from '@linnet/theme/formats';
import { settingsAddress } from '../window-tabs';

const MARK = '#theme=';
/** Not all programs accept longer addresses. */
const MAX_LENGTH = 30_000;

/**
 * The address under which others of this server can try a style; null for one that is too long. The style is behind the
 * `#`, which is never sent to a server.
 */
export function linkOf(style: Style): string | null {
  const bytes = new TextEncoder().encode(writeIss(style));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const address = `${location.origin}${settingsAddress({ tab: 'style' })}${MARK}${text}`;
  return address.length > MAX_LENGTH ? null : address;
}

/** Reads the style in the hash of an address; null if there is none. */
export function readLink(hash: string): ThemeReading | null {
  if (!hash.startsWith(MARK)) return null;
  const text = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
  const isBase64 = text.length <= MAX_LENGTH && /^[a-z\d+/]*$/i.test(text) && text.length % 4 !== 1;
  if (!isBase64) return { state: 'invalid', problems: [{ key: '', what: 'notText' }] };
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return readIss(new TextDecoder().decode(bytes));
}
