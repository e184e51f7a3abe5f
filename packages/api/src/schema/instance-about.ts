import type { InstanceAbout } from '../model/instance-about';
import { readAccount } from './account';
import { readFederationPolicies } from './federation-policies';
import { isObject, readObject, readRows, readText, readTextOrNull } from './read';
import { readRule } from './rule';

/** Reads the part of the instance document that is for people. Undefined without a title and a version. */
export function readInstanceAbout(json: unknown): InstanceAbout | undefined {
  if (!isObject(json)) return undefined;
  const title = readTextOrNull(json, 'title');
  if (title === null && readTextOrNull(json, 'version') === null) return undefined;
  const metadata = readObject(readObject(json, 'pleroma'), 'metadata');
  return {
    title: title ?? '',
    description: readText(json, 'description') || readText(json, 'short_description'),
    email: readText(json, 'email'),
    contact: readAccount(json['contact_account']) ?? null,
    rules: readRows(json, 'rules', { limit: 200, row: readRule }),
    federation: readFederationPolicies(metadata['federation']) ?? null,
  };
}
