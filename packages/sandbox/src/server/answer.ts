/** JSON as the real server writes it. */
export function answer(
  value: unknown,
  options: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(value), {
    status: options.status ?? 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...options.headers },
  });
}

export function html(
  text: string,
  options: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(text, {
    status: options.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...options.headers },
  });
}
