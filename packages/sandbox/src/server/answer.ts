interface AnswerOptions {
  status?: number;
  headers?: Record<string, string>;
}

const encoder = new TextEncoder();

/**
 * A JSON answer as the real server writes it. Encoded here, which is faster: `Response` first searches a text for lone
 * surrogates.
 */
export function answer(value: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response {
  return new Response(encoder.encode(JSON.stringify(value)), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

export function html(text: string, options: AnswerOptions = {}): Response {
  return new Response(text, {
    status: options.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...options.headers },
  });
}

/** 204 as the real server sends it: empty, but with the content type of JSON. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
