import { type StatusId, quotePolicies, readAttachment } from '@linnet/api';
import type { ChosenContent, DraftAttachment, DraftContent, DraftPart, DraftPoll } from './draft';
import { scopesFromOpenToClosed } from './scopes';

type Fields = Record<string, unknown>;

const units: readonly DraftPoll['unit'][] = ['minutes', 'hours', 'days'];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Null stays null; a value that cannot be read counts as not chosen. */
function orNull<T>(read: (value: unknown) => T | undefined): (value: unknown) => T | null | undefined {
  return (value) => (value === null ? null : read(value));
}

function statusId(value: unknown): StatusId | undefined {
  return typeof value === 'string' ? (value as StatusId) : undefined;
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

function listOf<T>(read: (value: unknown) => T | undefined): (value: unknown) => readonly T[] | undefined {
  return (value) => (Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : undefined);
}

function attachment(value: unknown): DraftAttachment | undefined {
  const fields = fieldsOf(value);
  const raw = fieldsOf(fields?.['attachment']);
  if (fields === undefined || raw === undefined) return undefined;
  const stored = readStoredAttachment(raw);
  if (stored === undefined) return undefined;
  return {
    attachment: stored,
    name: text(fields['name']) ?? '',
    description: text(fields['description']) ?? '',
  };
}

/** Reads a stored attachment: translates our field names back to the server's and uses the same reader. */
function readStoredAttachment(raw: Fields): DraftAttachment['attachment'] | undefined {
  const { kind, mimeType, previewUrl, remoteUrl, size, ...rest } = raw;
  const original = fieldsOf(size);
  return readAttachment({
    ...rest,
    type: kind,
    preview_url: previewUrl,
    remote_url: remoteUrl,
    pleroma: { mime_type: mimeType },
    ...(original === undefined ? {} : { meta: { original } }),
  });
}

function poll(value: unknown): DraftPoll | undefined {
  const fields = fieldsOf(value);
  const options = listOf(text)(fields?.['options']);
  if (fields === undefined || options === undefined) return undefined;
  return {
    options,
    multiple: flag(fields['multiple']) ?? false,
    amount: amount(fields['amount']) ?? 10,
    unit: units.find((known) => known === fields['unit']) ?? 'minutes',
  };
}

function part(value: unknown): DraftPart | undefined {
  const fields = fieldsOf(value);
  const id = text(fields?.['id']);
  if (fields === undefined || id === undefined) return undefined;
  return {
    id,
    text: text(fields['text']) ?? '',
    attachments: listOf(attachment)(fields['attachments']) ?? [],
  };
}

const readers: { [Key in keyof DraftContent]: (value: unknown) => ChosenContent[Key] | undefined } = {
  text,
  subject: text,
  scope: (value) => scopesFromOpenToClosed.find((known) => known === value),
  sensitive: flag,
  contentType: text,
  language: orNull(text),
  attachments: listOf(attachment),
  poll: orNull(poll),
  inReplyToId: orNull(statusId),
  quoteId: orNull(statusId),
  scheduledAt: orNull(text),
  expiresIn: orNull(amount),
  quotePolicy: orNull((value) => quotePolicies.find((known) => known === value)),
  following: listOf(part),
  confirmed: listOf(text),
};

/** Reads a stored content field by field; leaves out what cannot be read. */
export function readContent(record: Readonly<Record<string, unknown>>): ChosenContent {
  const read = Object.entries(readers).map(([key, reader]) => [key, reader(record[key])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/**
 * Fills in the missing fields of a stored content. Undefined when text or scope is missing, or the scope is `list`:
 * these must not be guessed.
 */
export function completeContent(read: ChosenContent): DraftContent | undefined {
  const { text, scope } = read;
  if (text === undefined || scope === undefined || scope === 'list') return undefined;
  return {
    subject: '',
    sensitive: false,
    contentType: 'text/plain',
    language: null,
    attachments: [],
    poll: null,
    inReplyToId: null,
    quoteId: null,
    scheduledAt: null,
    expiresIn: null,
    quotePolicy: null,
    following: [],
    confirmed: [],
    ...read,
    text,
    scope,
  };
}
