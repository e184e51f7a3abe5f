import type { InstanceRule } from '../model/instance';
import { isObject, readId, readText } from './read';

export function readRule(json: unknown): InstanceRule | undefined {
  if (!isObject(json)) return undefined;
  const text = readText(json, 'text');
  return text === '' ? undefined : { id: readId(json, 'id') ?? '', text, hint: readText(json, 'hint') };
}
