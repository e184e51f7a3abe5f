import { renderFrontendConfigurations, renderNodeinfo } from '../render/nodeinfo';
import { renderInstance } from '../render/instance';
import { renderStatuses } from '../render/status';
import { hasAilment } from '../server/ailments';
import { html } from '../server/answer';
import type { Server } from '../server/server';
import { closedToVisitors } from '../server/access';
import { findAccountByName } from '../store/accounts/accounts';
import { findStatus } from '../store/statuses/statuses';
import { publicTimeline } from '../store/statuses/timelines';
import { escapeHtml } from '../text/plain-text';

/** The text in the front-end's page that is replaced. */
const PLACEHOLDER = '<!--server-generated-meta-->';

const NO_FRONT_END = `<!doctype html><html lang="en"><head><meta charset="utf-8">${PLACEHOLDER}</head><body><p>The server runs, but no client is installed on it.</p></body></html>`;

const FIRST_PAGE = { maxId: null, sinceId: null, minId: null, limit: 20, offset: 0 };
const UNFILTERED = {
  local: false,
  remote: false,
  onlyMedia: false,
  excludeVisibilities: [],
  replies: 'all',
  instance: null,
} as const;

function embeddedValues(server: Server): Record<string, unknown> {
  const { settings } = server;
  const values: Record<string, unknown> = {
    '/api/v1/instance': renderInstance(server),
    '/nodeinfo/2.0.json': renderNodeinfo(server, '2.0'),
    '/api/pleroma/frontend_configurations': renderFrontendConfigurations(settings),
  };
  if (settings.panel !== null) values['/instance/panel.html'] = settings.panel;
  if (settings.embedTimeline && !closedToVisitors(settings, 'timelines', false)) {
    const filter = { ...UNFILTERED, excludeVisibilities: [] };
    const ids = publicTimeline(server.db, { filter, page: FIRST_PAGE, viewerId: null });
    values['/api/v1/timelines/public'] = renderStatuses(server, ids, null);
  }
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, server.behaviour.rewriteDocument(path, value)]),
  );
}

/** A script element with embedded API results: path → base64 of a JSON document. */
function initialResults(server: Server): string {
  const encoded = Object.entries(embeddedValues(server)).map(([path, value]) => [
    path,
    Buffer.from(JSON.stringify(value), 'utf8').toString('base64'),
  ]);
  const json = JSON.stringify(Object.fromEntries(encoded)).replaceAll('/', '\\/').replaceAll('<', '\\u003C');
  return `<script id="initial-results" type="application/json">${json}</script>`;
}

interface PageKind {
  status: number;
  embeds: boolean;
}

/**
 * The status of a page and whether API results are embedded: not in paths of one segment (except profiles), not in
 * registration, not in missing pages.
 */
function pageKind(server: Server, pathname: string): PageKind {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first = '', second = ''] = segments;
  if (first === 'notice' && segments.length === 2) {
    const visibility = findStatus(server.db, second)?.visibility;
    const isShown = visibility === 'public' || visibility === 'unlisted';
    return { status: isShown ? 200 : 404, embeds: isShown };
  }
  if (first === 'registration') return { status: 200, embeds: false };
  if (segments.length === 1)
    return { status: 200, embeds: findAccountByName(server.db, first, server.host()) !== undefined };
  if (first === 'users' && segments.length === 2) {
    return { status: 200, embeds: findAccountByName(server.db, second, server.host()) !== undefined };
  }
  return { status: 200, embeds: true };
}

/** The page for every unknown address. `source` is the front-end's index.html. */
export function indexPage(server: Server, source: string | null, pathname: string): Response {
  const { status, embeds } = pageKind(server, pathname);
  const { settings, behaviour } = server;
  const isEmbedded = embeds && behaviour.embedsResults && !hasAilment(settings, 'no-preload');
  const embedded = isEmbedded ? initialResults(server) : '';
  const title = `<title>${escapeHtml(settings.title)}</title>`;
  const meta = `${title}<link rel='icon' href='/favicon.png'><link rel='manifest' href='/manifest.json'>${embedded}`;
  return html(
    (source ?? NO_FRONT_END).replace(PLACEHOLDER, () => meta),
    {
      status,
      headers: {
        'cache-control': hasAilment(settings, 'page-cached')
          ? 'public, max-age=86400'
          : 'max-age=0, private, must-revalidate',
      },
    },
  );
}
