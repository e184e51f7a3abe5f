/** Whether an address leads to another site. One of ours is for the route table, not for a new tab. */
export function leadsOut(address: string): boolean {
  return !URL.canParse(address) || new URL(address).origin !== location.origin;
}
