import type { Attachment, AttachmentKind } from '../model/status';
import { isObject, readId, readObject, readText, readTextOrNull } from './read';
import { readSize } from './size';
import { readWebAddress } from './web-address';

const kindsByMimeType: readonly (readonly [prefix: string, kind: AttachmentKind])[] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'audio'],
  ['application/x-shockwave-flash', 'flash'],
  ['application/vnd.adobe.flash', 'flash'],
  ['text/html', 'html'],
];

const kindsByType = new Map<unknown, AttachmentKind>([
  ['image', 'image'],
  ['video', 'video'],
  ['gifv', 'video'],
  ['audio', 'audio'],
]);

function kindOf(mimeType: string, type: unknown): AttachmentKind {
  if (mimeType !== '') {
    const lower = mimeType.toLowerCase();
    for (const [prefix, kind] of kindsByMimeType) if (lower.startsWith(prefix)) return kind;
  }
  return kindsByType.get(type) ?? 'unknown';
}

/** Undefined without an id. `url` is empty when the server sent no web address (a file that is being processed). */
export function readAttachment(json: unknown): Attachment | undefined {
  if (!isObject(json)) return undefined;
  const id = readId(json, 'id');
  if (id === null) return undefined;
  const mimeType = readText(readObject(json, 'pleroma'), 'mime_type');
  const remoteUrl = readWebAddress(json, 'remote_url');
  const url = readWebAddress(json, 'url') ?? remoteUrl ?? '';
  return {
    id,
    kind: kindOf(mimeType, json['type']),
    mimeType,
    url,
    previewUrl: readWebAddress(json, 'preview_url') ?? url,
    remoteUrl,
    description: readText(json, 'description'),
    blurhash: readTextOrNull(json, 'blurhash') || null,
    size: readSize(readObject(readObject(json, 'meta'), 'original')),
  };
}
