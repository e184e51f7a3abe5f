import type { Body } from '../call';
import { eachParameter, encodeParameters } from './parameters';

export interface EncodedBody {
  /** Null where the browser has to name it itself, with the boundary of the parts. */
  contentType: string | null;
  content: string | FormData;
}

/** Endings of types whose name is no ending. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg', plain: 'txt' };

/** Servers derive address and type of a file from its name. One without a name is named after its place and type. */
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
