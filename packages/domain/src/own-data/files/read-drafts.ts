import type { StatusId } from '@linnet/api';
import { isPlainObject, readJson } from '../../kernel/json-record';
import type { ChosenContent } from '../../post-content/draft';
import { contextOf, type DraftContext } from '../../post-content/draft-context';
import { readContent } from '../../post-content/read-content';
import type { StoredDraft } from '../../post-content/stored-drafts';

/** A draft as a file has it. */
export interface FileDraft {
  /** Names the form that it was written in; the field `draft` of the row. */
  readonly contextKey: string;
  /** The host of the server that its ids belong to. */
  readonly server: string;
  readonly content: ChosenContent;
  /** What stood in the form at first; null for nothing. */
  readonly base: ChosenContent | null;
}

/** A stored draft as a row of a file. What only this device needs is left out. */
export function draftForFile(
  contextKey: string,
  server: string,
  { key: _key, openAt: _open, doubt: _doubt, over: _over, why: _why, changedAt, ...content }: StoredDraft,
): object {
  return { draft: contextKey, server, changed_at: new Date(changedAt).toISOString(), ...content };
}

/** Reads a row of a file of drafts; null for anything else, and for a draft without words, files or choices. */
export function readDraftOfFile(row: unknown): FileDraft | null {
  if (!isPlainObject(row) || typeof row['draft'] !== 'string') return null;
  const context = contextOf(row['draft']);
  if (context === null) return null;
  const content = { ...readContent(row), ...targetOf(context) };
  const { text = '', subject = '', attachments = [], poll = null, following = [] } = content;
  const isEmpty = `${text}${subject}`.trim() === '' && attachments.length + following.length === 0;
  if (isEmpty && poll === null) return null;
  const server = typeof row['server'] === 'string' ? row['server'] : '';
  const base = isPlainObject(row['base']) ? readContent(row['base']) : null;
  return { contextKey: row['draft'], server, content, base };
}

/** The part of the content that the form itself determines. */
function targetOf(context: DraftContext): ChosenContent {
  if (context.kind === 'reply') return { inReplyToId: context.to };
  return context.kind === 'quote' ? { quoteId: context.of } : {};
}

/** The post that a draft changes. */
function editedStatus(contextKey: string): StatusId | null {
  const context = contextOf(contextKey);
  return context?.kind === 'edit' ? context.of : null;
}

/**
 * A draft as the fields of an entry of the import list: the post that it edits, its content as JSON, its context, and the
 * server where it was written. The first two identify it.
 */
export function draftFields({ contextKey, server, content, base }: FileDraft): readonly string[] {
  return [editedStatus(contextKey) ?? '', JSON.stringify({ ...content, base }), contextKey, server];
}

/** Reads the fields of an entry again; null when they were not written by `draftFields`. */
export function draftOfFields([
  ,
  json = '',
  contextKey = '',
  server = '',
]: readonly string[]): FileDraft | null {
  const value = readJson(json);
  return isPlainObject(value) ? readDraftOfFile({ ...value, draft: contextKey, server }) : null;
}

/** A draft from another server, without what only that one knows: posts and files by their ids. */
export function withoutIds({ content }: FileDraft): ChosenContent {
  const { inReplyToId: _reply, quoteId: _quote, attachments: _files, following, ...rest } = content;
  return {
    ...rest,
    ...(following && { following: following.map((part) => ({ ...part, attachments: [] })) }),
  };
}
