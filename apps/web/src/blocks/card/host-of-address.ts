/** `birdnotes.example`; what is no address is given back as it is. */
export function hostOfAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
