/** The web address of a picture in a setting, which may be a path of the server; null for anything else. */
export function pictureAddress(value: string): string | null {
  const address = value.trim() === '' ? null : URL.parse(value.trim(), location.origin);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null;
}
