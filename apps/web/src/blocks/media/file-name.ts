/** The last part of an address, decoded: `walk 1.gpx`. */
export function fileName(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch (error) {
    // A malformed escape: the name is shown as it is.
    if (error instanceof URIError) return name;
    throw error;
  }
}

/** The file extension. */
const ENDING = /\.[^.]{1,5}$/;
/** Letters and digits without a word among them, as servers name what they keep. */
const HASH = /^(?:[\da-f]{16,}|[\da-f-]{32,}|(?=[^ ]*\d)[\w-]{20,})$/i;

/** The name of an uploaded file as people know it; empty if the server left only a hash. */
export function spokenFileName(address: string): string {
  const given = URL.canParse(address) ? new URL(address).searchParams.get('name') : null;
  const name = given?.trim() || fileName(address);
  return HASH.test(name.replace(ENDING, '')) ? '' : name;
}
