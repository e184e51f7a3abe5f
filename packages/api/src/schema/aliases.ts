import { isObject, readTexts } from './read';

export function readAliases(json: unknown): readonly string[] | undefined {
  return isObject(json) && Array.isArray(json['aliases']) ? readTexts(json, 'aliases') : undefined;
}
