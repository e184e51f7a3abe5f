import { randomUUID } from 'node:crypto';

const PATIENCE_MS = 4000;
const KEPT_MS = 60_000;
/** A page with more words than this to read is no mere frame for scripts. */
const FEW_WORDS = 80;

/**
 * Tells the page of a server's own front-end, which the client stands in for, from the pages that the server itself
 * makes (sign-in, authorisation, settings): the front-end's is what the server answers at any address it does not
 * know, or a page without words or forms at its root; its scripts give it away everywhere else.
 */
export class FrontEndPage {
  readonly #upstream: URL;
  #known: { scripts: Promise<ReadonlySet<string>>; until: number } | undefined;

  constructor(upstream: URL) {
    this.#upstream = upstream;
  }

  async is(html: string): Promise<boolean> {
    if (hasForm(html)) return false;
    if (this.#known === undefined || this.#known.until < Date.now()) {
      this.#known = { scripts: this.#learn(), until: Date.now() + KEPT_MS };
    }
    const known = await this.#known.scripts;
    const scripts = scriptsOf(html);
    return scripts.size > 0 && scripts.size === known.size && [...scripts].every((name) => known.has(name));
  }

  async #learn(): Promise<ReadonlySet<string>> {
    const anywhere = scriptsOf(await this.#fetchPage(`/${randomUUID()}/${randomUUID()}`));
    if (anywhere.size > 0) return anywhere;
    const root = await this.#fetchPage('/');
    return isFrame(root) ? scriptsOf(root) : new Set();
  }

  /** The HTML at a path; empty where there is none. */
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
      // Unreachable or too slow: then no page of it is known.
      if (error instanceof Error) return '';
      throw error;
    }
  }
}

export function isHtml(contentType: string | null | undefined): boolean {
  return contentType?.startsWith('text/html') ?? false;
}

function scriptsOf(html: string): ReadonlySet<string> {
  const matches = html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/gi);
  return new Set([...matches].flatMap(([, address]) => address ?? []));
}

/** A front-end draws its forms itself. */
function hasForm(html: string): boolean {
  return /<(form|input)\b/i.test(html);
}

function isFrame(html: string): boolean {
  if (hasForm(html)) return false;
  const words = html
    .replaceAll(/<(head|script|style|noscript|template|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[^>]*>/g, '');
  return words.trim().length < FEW_WORDS;
}
