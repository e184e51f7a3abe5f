import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { crash } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { numberedPage } from './people';

/** The banned addresses that a regular expression finds; a broken one crashes the server. */
function matching({ server, params }: Call): string[] {
  const { bannedMedia } = server.settings;
  const query = params.text('query') ?? '';
  if (query === '') return bannedMedia;
  try {
    const pattern = new RegExp(query, 'i');
    return bannedMedia.filter((url) => pattern.test(url));
  } catch (error) {
    if (error instanceof SyntaxError) throw crash();
    throw error;
  }
}

function list(call: Call): Response {
  const { limit, offset } = numberedPage(call.params);
  const urls = matching(call);
  return answer({ urls: urls.slice(offset, offset + limit), count: urls.length, page_size: limit });
}

/** Nothing is cached here: without `ban` a purge changes nothing. */
function purge({ server: { settings }, params }: Call): Response {
  params.required('urls');
  if (params.flag('ban'))
    settings.bannedMedia = [...new Set([...settings.bannedMedia, ...params.texts('urls')])];
  return answer({});
}

function unban({ server: { settings }, params }: Call): Response {
  params.required('urls');
  const urls = new Set(params.texts('urls'));
  settings.bannedMedia = settings.bannedMedia.filter((url) => !urls.has(url));
  return answer({});
}

const WRITE = { access: user('admin:write:media_proxy_caches'), requirement: 'admin' };

export const mediaCacheRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/media_proxy_caches', [
  { endpoint: 'GET', access: user('admin:read:media_proxy_caches'), requirement: 'admin', handle: list },
  { endpoint: 'POST /delete', ...WRITE, handle: unban },
  { endpoint: 'POST /purge', ...WRITE, handle: purge },
]);
