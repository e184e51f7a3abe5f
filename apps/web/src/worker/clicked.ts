/** Where a click on an alert is left for the page that it opens, which hears nothing yet. */
export const CLICKED_STORE = 'linnet-clicked';
export const CLICKED_ADDRESS = '/linnet-clicked';

/** Leaves word of the notification that is seen with a click. */
export async function leaveClicked(stores: Pick<CacheStorage, 'open'>, notification: string): Promise<void> {
  try {
    const store = await stores.open(CLICKED_STORE);
    await store.put(CLICKED_ADDRESS, new Response(notification));
  } catch (error) {
    // Without room for it the click still opens what it was about.
    if (!(error instanceof DOMException)) throw error;
  }
}
