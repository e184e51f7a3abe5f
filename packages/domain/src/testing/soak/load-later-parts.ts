/** Loads all lazy code ahead: loading takes real time, which a fast clock doesn't see. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([
    import('../../instance/load-features'),
    import('../../feeds/feed-updates'),
    import('../../feeds/feed-plans'),
    import('../../filters/stored-filters'),
    import('../../instance/documents'),
    import('../../live/open-live'),
    import('../../session/access'),
  ]);
}
