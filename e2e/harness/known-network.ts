/** Matches requests for the first page of the known network, but not those that refresh a restored timeline. */
export const KNOWN_NETWORK = String.raw`^/api/v1/timelines/public\?limit=20(&with_muted=true)?$`;
