import { renderStatus } from '../../render/status';
import { readerOf } from '../../render/reader';
import { answer } from '../../server/answer';
import { OPEN, user, type Call, type Route } from '../../server/route';
import { findStatusFor } from '../../routes/find-status-for';
import { notFound } from '../../server/problem';
import { escapeHtml } from '../../text/escape-html';
import { plainText } from '../../text/plain-text';
import { preferencesRoute } from '../common/preferences-route';
import { tagRoutes } from '../common/tag-routes';
import { sharedRoute } from '../shared-route';

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
  { code: 'ja', name: 'Japanese' },
];

function languages(): Response {
  return answer({ source: LANGUAGES, target: LANGUAGES });
}

/** A translation that keeps the text and says into which language it was asked for: the sandbox translates nothing. */
function translation(call: Call): Response {
  const { status } = findStatusFor(call);
  const shown = renderStatus(call.here, status.id, readerOf(call.here, call.reader));
  if (!shown) throw notFound();
  const language = call.path['language'] ?? '';
  return answer({
    text: `<p>[${escapeHtml(language)}] ${escapeHtml(plainText(shown.content))}</p>`,
    detected_language: status.language ?? 'en',
  });
}

/** The routes that Akkoma has besides the shared ones. */
export const akkomaRoutes: readonly Route[] = [
  // The bubble timeline shows this server's statuses: no other servers are chosen.
  sharedRoute('GET /api/v1/timelines/public', { path: '/api/v1/timelines/bubble' }),
  { method: 'GET', path: '/api/v1/akkoma/translation/languages', access: OPEN, handle: languages },
  {
    method: 'GET',
    path: '/api/v1/statuses/:id/translations/:language',
    access: user('read:statuses'),
    handle: translation,
  },
  preferencesRoute,
  ...tagRoutes,
];
