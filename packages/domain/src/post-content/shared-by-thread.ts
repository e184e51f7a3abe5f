import type { DraftContent } from './draft';

/** The fields that all posts of a thread take over from its first. */
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
