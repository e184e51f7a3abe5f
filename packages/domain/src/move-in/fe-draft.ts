import { isPlainObject } from '../kernel/json-record';
import type { ChosenContent } from '../post-content/draft';
import { readContent } from '../post-content/read-content';
import { splitDuration } from '../post-content/schedule';

type Fields = Readonly<Record<string, unknown>>;

/** Converts a draft of Pleroma-FE; null for an empty one. */
export function readFeDraft(value: unknown): ChosenContent | null {
  if (!isPlainObject(value)) return null;
  const { status, spoilerText, nsfw, visibility, contentType, quoting, refId } = value;
  const target = value['inReplyToStatusId'] ?? (value['type'] === 'reply' ? refId : undefined);
  const quoted = value['quoteId'] ?? (quoting === true ? target : undefined);
  const content = readContent({
    text: status,
    subject: spoilerText,
    sensitive: nsfw,
    scope: visibility,
    contentType,
    attachments: attachmentsIn(value),
    poll: pollIn(value['poll']),
    quoteId: quoted,
    // A post is a reply or a quote, not both.
    inReplyToId: quoted === undefined ? target : undefined,
  });
  const isEmpty = !content.text?.trim() && !content.subject?.trim() && !content.attachments?.length;
  return isEmpty && !content.poll ? null : content;
}

function attachmentsIn({ files, mediaDescriptions }: Fields): readonly unknown[] {
  const described = isPlainObject(mediaDescriptions) ? mediaDescriptions : {};
  const all: readonly unknown[] = Array.isArray(files) ? files : [];
  return all.filter(isPlainObject).map((file) => {
    const description = described[String(file['id'])] ?? file['description'];
    const meta = isPlainObject(file['meta']) ? file['meta'] : {};
    return {
      name: '',
      description,
      attachment: {
        id: file['id'],
        url: file['url'],
        previewUrl: file['large_thumb_url'] ?? file['thumb_url'],
        mimeType: file['mimetype'],
        description,
        size: meta['original'],
      },
    };
  });
}

function pollIn(value: unknown): unknown {
  if (!isPlainObject(value) || !Array.isArray(value['options'])) return undefined;
  const { options, multiple, expiresIn } = value;
  const seconds = Number(expiresIn);
  return { options, multiple, ...(seconds > 0 && splitDuration(seconds)) };
}
