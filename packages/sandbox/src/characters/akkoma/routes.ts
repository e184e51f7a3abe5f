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

/** Nothing is known of languages here: the words stay, and say which language they were asked for in. */
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

/** What Akkoma has besides the shared calls. */
export const akkomaRoutes: readonly Route[] = [
  // Nobody chose servers for the bubble: it shows this one.
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
