import type { Card } from '../model/status';
import { isObject, readText } from './read';
import { readSize } from './size';
import { readWebAddress } from './web-address';

/** Undefined without a web address. HTML that some servers send for embedding is ignored. */
export function readCard(json: unknown): Card | undefined {
  if (!isObject(json)) return undefined;
  const url = readWebAddress(json, 'url');
  if (url === null) return undefined;
  return {
    url,
    title: readText(json, 'title'),
    description: readText(json, 'description'),
    providerName: readText(json, 'provider_name'),
    image: readWebAddress(json, 'image'),
    imageDescription: readText(json, 'image_description'),
    imageSize: readSize(json),
  };
}
