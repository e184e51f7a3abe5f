/** 204 as the real server sends it: empty, but with the content type of JSON. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
