/**
 * Where the worker stores the clicked notification for the page that the click opens, which cannot receive messages
 * yet.
 */
export const CLICKED_STORE = 'linnet-clicked';
export const CLICKED_ADDRESS = '/linnet-clicked';

/** Stores the id of the notification that a click marks as read. */
export async function storeClicked(stores: Pick<CacheStorage, 'open'>, notification: string): Promise<void> {
  try {
    const store = await stores.open(CLICKED_STORE);
    await store.put(CLICKED_ADDRESS, new Response(notification));
  } catch (error) {
    // Without room for the record the click still opens the page.
    if (!(error instanceof DOMException)) throw error;
  }
}
