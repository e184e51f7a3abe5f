import type { Body } from '../call';
import { eachParameter, encodeParameters } from './parameters';

export interface EncodedBody {
  /** Null where the browser has to name it itself, with the boundary of the parts. */
  contentType: string | null;
  content: string | FormData;
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
      for (const [name, file] of Object.entries(body.files)) content.append(name, file);
      return { contentType: null, content };
    }
  }
}
