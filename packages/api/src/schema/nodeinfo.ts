import type { Nodeinfo } from '../model/instance';
import { isObject, readFlag, readFlagOrNull, readObject, readText, readTextOrNull, readTexts } from './read';

/** Undefined without the name of the software. */
export function readNodeinfo(json: unknown): Nodeinfo | undefined {
  if (!isObject(json)) return undefined;
  const software = readObject(json, 'software');
  const softwareName = readText(software, 'name');
  if (softwareName === '') return undefined;
  const metadata = readObject(json, 'metadata');
  return {
    softwareName,
    softwareVersion: readText(software, 'version'),
    openRegistrations: readFlag(json, 'openRegistrations'),
    nodeName: readTextOrNull(metadata, 'nodeName') || null,
    private: readFlag(metadata, 'private'),
    federating: readFlagOrNull(readObject(metadata, 'federation'), 'enabled'),
    features: readTexts(metadata, 'features'),
    postFormats: readTexts(metadata, 'postFormats'),
    restrictedNicknames: readTexts(metadata, 'restrictedNicknames'),
    staffAccounts: readTexts(metadata, 'staffAccounts'),
    mailerEnabled: readFlag(metadata, 'mailerEnabled'),
    suggestionsEnabled: readFlag(readObject(metadata, 'suggestions'), 'enabled'),
    policies: readTexts(readObject(metadata, 'federation'), 'mrf_policies'),
    namesPrivileges: isObject(metadata['roles']),
  };
}
