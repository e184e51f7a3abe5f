/** The last part of an address as it was named: `walk 1.gpx`. */
export function fileName(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch (error) {
    // Half an escape: it is shown as it came.
    if (error instanceof URIError) return name;
    throw error;
  }
}

/** The end of a name that says what kind of file it is. */
const ENDING = /\.[^.]{1,5}$/;
/** Letters and digits without a word among them, as servers name what they keep. */
const HASH = /^(?:[\da-f]{16,}|[\da-f-]{32,}|(?=[^ ]*\d)[\w-]{20,})$/i;

/** What a file is called by people: as it was named before the server kept it; empty where only a hash is left. */
export function spokenFileName(address: string): string {
  const given = URL.canParse(address) ? new URL(address).searchParams.get('name') : null;
  const name = given?.trim() || fileName(address);
  return HASH.test(name.replace(ENDING, '')) ? '' : name;
}
