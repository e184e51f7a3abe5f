import { randomUUID } from 'node:crypto';

const FETCH_TIMEOUT_MS = 4000;
const CACHE_MS = 60_000;
/** A page with more characters of text than this is not just a frame for scripts. */
const MAX_FRAME_TEXT = 80;

/**
 * Recognises the page of a server's own front-end, which the client replaces, among the pages that the
 * server itself renders (sign-in, authorisation, settings). The reference is the page that the server sends
 * for an unknown address, or the page at its root if that has neither text nor forms. A page matches when
 * it has the same scripts, or without scripts the same text.
 */
export class FrontEndPage {
  readonly #upstream: URL;
  #cached: { fingerprint: Promise<ReadonlySet<string>>; until: number } | undefined;

  constructor(upstream: URL) {
    this.#upstream = upstream;
  }

  async matches(html: string): Promise<boolean> {
    if (hasForm(html)) return false;
    if (this.#cached === undefined || this.#cached.until < Date.now()) {
      this.#cached = { fingerprint: this.#fetchFingerprint(), until: Date.now() + CACHE_MS };
    }
    const expected = await this.#cached.fingerprint;
    const fingerprint = fingerprintOf(html);
    return (
      fingerprint.size > 0 &&
      fingerprint.size === expected.size &&
      [...fingerprint].every((part) => expected.has(part))
    );
  }

  async #fetchFingerprint(): Promise<ReadonlySet<string>> {
    const anywhere = fingerprintOf(await this.#fetchPage(`/${randomUUID()}/${randomUUID()}`));
    if (anywhere.size > 0) return anywhere;
    const root = await this.#fetchPage('/');
    return isScriptFrame(root) ? fingerprintOf(root) : new Set();
  }

  /** The HTML at a path; empty when there is none. */
  async #fetchPage(pathname: string): Promise<string> {
    try {
      const answer = await fetch(this.#upstream.origin + pathname, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
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

/** The addresses of a page's scripts; for a page without any, its text. */
function fingerprintOf(html: string): ReadonlySet<string> {
  const matches = html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/gi);
  const scripts = [...matches].flatMap(([, address]) => address ?? []);
  const text = visibleText(html);
  return new Set(scripts.length > 0 || text === '' ? scripts : [text]);
}

/** Whether a page contains a form; front-ends render theirs by script. */
function hasForm(html: string): boolean {
  return /<(form|input)\b/i.test(html);
}

function isScriptFrame(html: string): boolean {
  return !hasForm(html) && visibleText(html).length < MAX_FRAME_TEXT;
}

/** The text of a page before any script has run. */
function visibleText(html: string): string {
  return html
    .replaceAll(/<(head|script|style|noscript|template|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}
