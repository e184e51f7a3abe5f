import type { Tag } from '../model/status';
import { isObject, readText } from './read';
import { readWebAddress } from './web-address';

export function readTag(json: unknown): Tag | undefined {
  if (!isObject(json)) return undefined;
  const name = readText(json, 'name');
  return name === '' ? undefined : { name, url: readWebAddress(json, 'url') ?? '' };
}
