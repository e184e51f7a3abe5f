import type { ChosenContent, DraftContent } from './draft';

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
    ...read,
    text,
    scope,
  };
}
