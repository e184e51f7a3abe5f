import type { DraftContent } from './draft';

/** What all posts of a thread have from its first. */
export function sharedByThread({
  subject,
  scope,
  sensitive,
  contentType,
  language,
  expiresIn,
  quotePolicy,
}: DraftContent) {
  return { subject, scope, sensitive, contentType, language, expiresIn, quotePolicy };
}
