/** Names of a profile's tabs as they stand in its address, which Pleroma-FE uses too. */
export type ProfileTabName = 'statuses' | 'followees' | 'followers' | 'media' | 'favorites';

/** The address of a tab of the profile at `path`; the default tab shows posts. */
export function profileTabPath(path: string, tab: ProfileTabName): string {
  return `${path}?tab=${tab}`;
}
