import { html } from '../server/answer';
import type { Server } from '../server/server';
import { escapeHtml } from '../text/plain-text';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:CanvasText;background:Canvas;color-scheme:light dark}
label{display:block;margin:.75rem 0}input[type=text],input[type=password]{display:block;width:100%;padding:.5rem;font:inherit;box-sizing:border-box}
button{font:inherit;padding:.5rem 1.5rem}[role=alert]{border-inline-start:4px solid;padding-inline-start:1rem}`;

/** A page that the server itself renders. `body` is HTML. */
export function serverPage({ settings }: Server, body: string, status = 200): Response {
  const title = escapeHtml(settings.title);
  return html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>${STYLE}</style>
</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    { status },
  );
}

export function hiddenInput(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

export function alertLine(text: string | undefined): string {
  return text === undefined ? '' : `<p role="alert">${escapeHtml(text)}</p>`;
}
