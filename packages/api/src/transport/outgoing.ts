import type { Body, Call, Parameters } from '../call';
import type { OutgoingRequest } from './sender';

/** Calls `onParameter` for each name and value; arrays as `name[]` once per element, absent values not at all. */
function eachParameter(parameters: Parameters, onParameter: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') for (const element of value) onParameter(`${name}[]`, element);
    else onParameter(name, String(value));
  }
}

export function encodeParameters(parameters: Parameters): string {
  const encoded = new URLSearchParams();
  eachParameter(parameters, (name, value) => encoded.append(name, value));
  return encoded.toString();
}

/** An empty base address is the origin of the page. */
function addressOf(baseUrl: string, { path, query }: Pick<Call<unknown>, 'path' | 'query'>): string {
  const address = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
  const encoded = query === undefined ? '' : encodeParameters(query);
  return encoded === '' ? address : `${address}?${encoded}`;
}

interface EncodedBody {
  /** Null when the browser has to set it, with the boundary of the parts. */
  contentType: string | null;
  content: string | FormData;
}

/** File extensions of MIME types whose subtype is no extension. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg', plain: 'txt' };

/** Servers derive a file's address and type from its name. A blob without a name gets one from its field and type. */
function fileName(part: string, file: Blob): string {
  if (file instanceof File && file.name !== '') return file.name;
  const [, subtype = ''] = file.type.split(';')[0]?.split('/') ?? [];
  return subtype === '' ? part : `${part}.${EXTENSIONS[subtype] ?? subtype}`;
}

function encodeBody(body: Body): EncodedBody {
  switch (body.kind) {
    case 'json':
      return { contentType: 'application/json', content: JSON.stringify(body.value) };
    case 'form':
      return {
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        content: encodeParameters(body.fields),
      };
    case 'multipart': {
      const content = new FormData();
      eachParameter(body.fields, (name, value) => content.append(name, value));
      for (const [name, file] of Object.entries(body.files)) content.append(name, file, fileName(name, file));
      return { contentType: null, content };
    }
  }
}

/** The request for a call; without a token when it is null. */
export function outgoing(
  call: Call<unknown>,
  { baseUrl, token }: { baseUrl: string; token: string | null },
): Omit<OutgoingRequest, 'signal'> {
  const encoded = call.body === undefined ? null : encodeBody(call.body);
  const headers: Record<string, string> = {};
  if (call.answer === undefined || call.answer === 'json') headers['accept'] = 'application/json';
  if (encoded !== null && encoded.contentType !== null) headers['content-type'] = encoded.contentType;
  if (token !== null && call.auth !== 'none') headers['authorization'] = `Bearer ${token}`;
  return {
    method: call.method,
    url: addressOf(baseUrl, call),
    headers: { ...headers, ...call.headers },
    body: encoded?.content ?? null,
    ...(call.keepalive && { keepalive: true }),
    ...(call.revalidates && { cache: 'no-cache' as const }),
  };
}
