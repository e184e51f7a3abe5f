/** Loads the code that pages load when they come to it: that takes the machine's time, of which a fast clock knows nothing. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([
    import('../../instance/learn-features'),
    import('../../feeds/feed-updates'),
    import('../../feeds/feed-plans'),
    import('../../filters/stored-filters'),
    import('../../instance/documents'),
    import('../../live/open-live'),
    import('../../session/access'),
  ]);
}
