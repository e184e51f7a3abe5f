/** Whether a request is for the notifications of chat messages, which are not part of the list. */
export const isOnlyMessages = (query: URLSearchParams): boolean =>
  [...query.entries()]
    .filter(([name]) => name.endsWith('types[]'))
    .map(([, type]) => type)
    .join() === 'pleroma:chat_mention';

/** A fake notifications endpoint with paging: `count` notifications with ids from 1. */
export function notificationServer(count: number, rowOf: (id: number) => object) {
  const path = '/api/v1/notifications';
  const requestedPages: string[] = [];
  let newest = count;

  /** Null for requests to other endpoints. */
  function answer(request: Request): Response | null {
    const { pathname, searchParams, origin } = new URL(request.url);
    if (pathname !== path || request.method !== 'GET') return null;
    // The messages among them are counted apart.
    if (isOnlyMessages(searchParams)) return Response.json([]);
    requestedPages.push(searchParams.get('max_id') ?? 'newest');
    const limit = Number(searchParams.get('limit') ?? 20);
    const from = Math.min(newest, Number(searchParams.get('max_id') ?? newest + 1) - 1);
    const ids = Array.from({ length: Math.min(limit, from) }, (_, at) => from - at);
    const headers = ids.length === 0 ? {} : { link: `<${origin}${path}?max_id=${ids.at(-1)}>; rel="next"` };
    const rows = ids.map((id) => ({ id: String(id), created_at: '2026-11-02T10:00:00.000Z', ...rowOf(id) }));
    return Response.json(rows, { headers });
  }

  return { answer, asked: requestedPages, addNotifications: (more: number) => void (newest += more) };
}
