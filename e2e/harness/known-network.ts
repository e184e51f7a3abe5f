/** The first page of the known network; what a page of before catches up with asks in another way. */
export const KNOWN_NETWORK = String.raw`^/api/v1/timelines/public\?limit=20(&with_muted=true)?$`;
