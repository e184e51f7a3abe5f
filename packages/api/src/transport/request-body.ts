import type { Body } from '../call';
import { eachParameter, encodeParameters } from './parameters';

export interface EncodedBody {
  /** Null when the browser has to set it, with the boundary of the parts. */
  contentType: string | null;
  content: string | FormData;
}

/** File extensions of MIME types whose subtype is no extension. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg', plain: 'txt' };

/** Servers derive a file's address and type from its name. A blob without a name gets one from its field and type. */
function fileName(part: string, file: Blob): string {
  if (file instanceof File && file.name !== '') return file.name;
  const [, subtype = ''] = file.type.split(';')[0]?.split('/') ?? [];
  return subtype === '' ? part : `${part}.${ENDINGS[subtype] ?? subtype}`;
}

export function encodeBody(body: Body): EncodedBody {
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
