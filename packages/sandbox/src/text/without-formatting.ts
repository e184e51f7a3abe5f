/** Tags that stay in content without formatting: paragraphs, line breaks, links and emoji. */
const KEPT = /^<\/?(?:a|br|img|p|span)\b/i;

/** Removes the formatting from sanitized content; the text stays. */
export function withoutFormatting(content: string): string {
  return content.replaceAll(/<[^>]*>/g, (tag) => (KEPT.test(tag) ? tag : ''));
}
