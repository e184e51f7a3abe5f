import type { Attachment, StatusVersion } from '@linnet/api';
import { readRichText, type ParseHtml } from '@linnet/richtext';
import { diffWords, type DiffPart } from './diff-words';

/** What a version of a status changed, compared to the one before it. */
export interface VersionChanges {
  version: StatusVersion;
  /** There is no earlier version: everything is as it was first written. */
  isFirst: boolean;
  text: readonly DiffPart[];
  subject: readonly DiffPart[];
  /** The new value; null when it did not change. */
  sensitive: boolean | null;
  attachments: {
    added: readonly Attachment[];
    removed: readonly Attachment[];
    /** In both versions, with a changed description. */
    described: readonly Attachment[];
  };
  /** Options of the poll. */
  options: { added: readonly string[]; removed: readonly string[] };
}

/** Every version with its changes, newest first. `versions` is the server's list, oldest first. */
export function versionChanges(versions: readonly StatusVersion[], parse: ParseHtml): VersionChanges[] {
  const texts = versions.map(({ content, emojis }) => readRichText(content, { parse, emojis }).plainText);
  return versions
    .map((version, index): VersionChanges => {
      const before = versions[index - 1];
      return {
        version,
        isFirst: before === undefined,
        text: compare(texts[index - 1], texts[index] ?? ''),
        subject: compare(before?.subject, version.subject),
        sensitive: before === undefined || before.sensitive === version.sensitive ? null : version.sensitive,
        attachments: attachmentChanges(before?.attachments ?? version.attachments, version.attachments),
        options: optionChanges(before ?? version, version),
      };
    })
    .reverse();
}

function compare(before: string | undefined, now: string): DiffPart[] {
  if (before === undefined) return now === '' ? [] : [{ kind: 'same', text: now }];
  return diffWords(before, now);
}

function attachmentChanges(
  before: readonly Attachment[],
  now: readonly Attachment[],
): VersionChanges['attachments'] {
  const older = new Map(before.map((file) => [fileOf(file), file]));
  const newer = new Set(now.map(fileOf));
  return {
    added: now.filter((file) => !older.has(fileOf(file))),
    removed: before.filter((file) => !newer.has(fileOf(file))),
    described: now.filter((file) => {
      const old = older.get(fileOf(file));
      return old !== undefined && old.description !== file.description;
    }),
  };
}

/** What identifies a file across versions: its URL, because servers give it a new id with each version. */
function fileOf({ remoteUrl, url }: Attachment): string {
  return remoteUrl ?? url;
}

function optionChanges(before: StatusVersion, now: StatusVersion): VersionChanges['options'] {
  const older = before.poll?.options.map(({ title }) => title) ?? [];
  const newer = now.poll?.options.map(({ title }) => title) ?? [];
  return {
    added: newer.filter((title) => !older.includes(title)),
    removed: older.filter((title) => !newer.includes(title)),
  };
}
