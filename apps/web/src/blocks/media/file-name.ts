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
