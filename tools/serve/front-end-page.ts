import { randomUUID } from 'node:crypto';

const PATIENCE_MS = 4000;
const KEPT_MS = 60_000;
/** A page with more words than this is not just a frame for scripts. */
const FEW_WORDS = 80;

/**
 * Recognises the page of a server's own front-end, which the client replaces, among the pages that the server itself
 * renders (sign-in, authorisation, settings). It is what the server sends for unknown addresses, or a page without
 * words or forms at its root. Elsewhere it is recognised by its scripts; without scripts, by its words.
 */
export class FrontEndPage {
  readonly #upstream: URL;
  #known: { marks: Promise<ReadonlySet<string>>; until: number } | undefined;

  constructor(upstream: URL) {
    this.#upstream = upstream;
  }

  async is(html: string): Promise<boolean> {
    if (hasForm(html)) return false;
    if (this.#known === undefined || this.#known.until < Date.now()) {
      this.#known = { marks: this.#learn(), until: Date.now() + KEPT_MS };
    }
    const known = await this.#known.marks;
    const marks = marksOf(html);
    return marks.size > 0 && marks.size === known.size && [...marks].every((mark) => known.has(mark));
  }

  async #learn(): Promise<ReadonlySet<string>> {
    const anywhere = marksOf(await this.#fetchPage(`/${randomUUID()}/${randomUUID()}`));
    if (anywhere.size > 0) return anywhere;
    const root = await this.#fetchPage('/');
    return isFrame(root) ? marksOf(root) : new Set();
  }

  /** The HTML at a path; empty when there is none. */
  async #fetchPage(pathname: string): Promise<string> {
    try {
      const answer = await fetch(this.#upstream.origin + pathname, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (answer.ok && isHtml(answer.headers.get('content-type'))) return await answer.text();
      await answer.body?.cancel();
      return '';
    } catch (error) {
      // Unreachable or too slow: then none of its pages is known.
      if (error instanceof Error) return '';
      throw error;
    }
  }
}

export function isHtml(contentType: string | null | undefined): boolean {
  return contentType?.startsWith('text/html') ?? false;
}

/** The addresses of a page's scripts; for a page without any, its words. */
function marksOf(html: string): ReadonlySet<string> {
  const matches = html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/gi);
  const scripts = [...matches].flatMap(([, address]) => address ?? []);
  const words = wordsOf(html);
  return new Set(scripts.length > 0 || words === '' ? scripts : [words]);
}

/** Whether a page contains a form; front-ends render theirs by script. */
function hasForm(html: string): boolean {
  return /<(form|input)\b/i.test(html);
}

function isFrame(html: string): boolean {
  return !hasForm(html) && wordsOf(html).length < FEW_WORDS;
}

/** The text of a page before any script has run. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(head|script|style|noscript|template|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}
