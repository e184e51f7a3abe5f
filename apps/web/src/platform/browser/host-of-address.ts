/** The host of an address: `birdnotes.example`. What is not an address gives the fallback. */
export function hostOfAddress(address: string, fallback: string): string {
  return URL.canParse(address) ? new URL(address).host : fallback;
}
