import { splitScopes } from '../../server/authenticate';
import { type ParamTree, Params } from '../../server/params';
import { Problem, notFound } from '../../server/problem';
import type { IncomingRequest } from '../character';
import { SCOPES } from './documents';

const invalid = (what: string, details: object = {}): Problem =>
  new Problem(422, {
    error: `Validation failed: ${what}`,
    ...(Object.keys(details).length > 0 ? { details } : {}),
  });

const VISIBILITIES = new Set(['public', 'unlisted', 'private', 'direct']);
/** Parameters that Mastodon doesn't know. */
const UNKNOWN_PARAMS = ['quote_id', 'expires_in', 'preview', 'to', 'in_reply_to_conversation_id'];

function isEmpty(params: Params): boolean {
  const text = params.text('status') ?? '';
  return text.trim() === '' && params.texts('media_ids').length === 0 && !params.has('poll');
}

function readPosting({ params }: IncomingRequest): Params {
  const visibility = params.text('visibility');
  if (visibility !== undefined && visibility !== '' && !VISIBILITIES.has(visibility)) {
    throw invalid('Visibility is not included in the list');
  }
  if (isEmpty(params)) throw invalid("Text can't be blank");
  const quoted = params.id('quoted_status_id');
  const tree: ParamTree = { ...params.tree, content_type: 'text/plain' };
  for (const name of UNKNOWN_PARAMS) delete tree[name];
  return new Params(quoted === undefined ? tree : { ...tree, quote_id: quoted });
}

function readApp({ params }: IncomingRequest): Params {
  const scopes = Array.isArray(params.tree['scopes'])
    ? params.texts('scopes')
    : splitScopes(params.text('scopes') ?? '');
  if (!scopes.every((scope) => SCOPES.includes(scope) || scope.startsWith('admin:'))) {
    throw invalid("Scopes doesn't match configured on the server.");
  }
  return params;
}

const UNKNOWN_TYPES = ['move', 'pleroma:emoji_reaction', 'pleroma:chat_mention', 'pleroma:report'];

function readNotifications({ params }: IncomingRequest): Params {
  const excluded = [...params.texts('exclude_types'), ...UNKNOWN_TYPES];
  const { include_types: _types, with_muted: _muted, ...tree } = params.tree;
  return new Params({ ...tree, exclude_types: excluded });
}

/** Ignores the timeline parameters that only Pleroma has. */
function readTimeline({ params }: IncomingRequest): Params {
  const {
    with_muted: _muted,
    reply_visibility: _replies,
    exclude_visibilities: _scopes,
    instance: _instance,
    ...tree
  } = params.tree;
  return new Params(tree);
}

/** Checks the grant type: Mastodon doesn't give tokens for a name and a password. */
function readGrant({ params }: IncomingRequest): Params {
  const grant = params.text('grant_type');
  if (grant === 'client_credentials' || grant === 'authorization_code') return params;
  throw new Problem(400, {
    error: 'unsupported_grant_type',
    error_description: 'The authorization grant type is not supported by the authorization server.',
  });
}

const QUOTE_POLICIES = ['public', 'followers', 'nobody'];

/** Reads the defaults for new statuses from `source`; Pleroma doesn't have all of them. */
function readProfile({ params }: IncomingRequest): Params {
  const { sensitive, language, quote_policy: policy } = params.nested('source');
  const { default_language: _language, quote_policy: _policy, ...tree } = params.tree;
  if (sensitive !== undefined) tree['default_sensitive'] = sensitive;
  if (language !== undefined) tree['default_language'] = language;
  if (typeof policy === 'string' && QUOTE_POLICIES.includes(policy)) tree['quote_policy'] = policy;
  return new Params(tree);
}

const READERS: readonly [RegExp, (incoming: IncomingRequest) => Params][] = [
  [/^(?:POST|PUT) \/api\/v1\/statuses(?:\/:id)?$/, readPosting],
  [/^POST \/api\/v1\/apps$/, readApp],
  [/^PATCH \/api\/v1\/accounts\/update_credentials$/, readProfile],
  [/^POST \/oauth\/token$/, readGrant],
  [/^GET \/api\/v[12]\/notifications$/, readNotifications],
  [/^GET \/api\/v1\/timelines\//, readTimeline],
];

/** Refuses ids of accounts and statuses that are no numbers: the name of an account works only with `lookup`. */
function checkNumber({ endpoint, path }: IncomingRequest): void {
  const id = path['id'];
  if (id !== undefined && /\/(?:accounts|statuses)\/:id/.test(endpoint) && !/^\d+$/.test(id))
    throw notFound();
}

export function readMastodonRequest(incoming: IncomingRequest): Pick<IncomingRequest, 'path' | 'params'> {
  checkNumber(incoming);
  const read = READERS.find(([pattern]) => pattern.test(incoming.endpoint))?.[1];
  return { path: incoming.path, params: read ? read(incoming) : incoming.params };
}
