import type { DraftContent } from './draft';

/** The fields of its first post that all posts of a thread have. */
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
