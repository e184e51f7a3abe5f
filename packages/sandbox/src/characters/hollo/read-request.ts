import { splitScopes } from '../../server/authenticate';
import { type ParamTree, type ParamValue, Params, isTree } from '../../server/params';
import { Problem, notFound } from '../../server/problem';
import type { IncomingRequest } from '../character';
import { SCOPES } from './documents';
import { timePagedList, notificationNumber, numberIn, maxIdBefore } from './ids';

/** An error of a Zod schema. */
interface ZodIssue {
  code: string;
  path: readonly string[];
  message: string;
  [more: string]: unknown;
}

const errorOf = (issue: ZodIssue) => ({ name: 'ZodError', message: JSON.stringify([issue], null, 2) });

/** An error with status 422, as most routes answer. */
function zodProblem(issue: ZodIssue): Problem {
  return new Problem(422, { error: 'invalid_request', zod_error: errorOf(issue) });
}

/** An error with status 400, from routes that validate the body before the handler runs. */
function zodError(issue: ZodIssue): Problem {
  return new Problem(400, { success: false, error: errorOf(issue) });
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const VISIBILITIES = ['public', 'unlisted', 'private', 'direct'];

const oneOf = (values: readonly string[]) =>
  `Invalid option: expected one of ${values.map((value) => `"${value}"`).join('|')}`;

function checkPosting({ params }: IncomingRequest): void {
  const { tree } = params;
  if (typeof tree['sensitive'] === 'string') {
    throw zodProblem({
      expected: 'boolean',
      code: 'invalid_type',
      path: ['sensitive'],
      message: 'Invalid input: expected boolean, received string',
    });
  }
  if (tree['status'] === '' && params.texts('media_ids').length === 0) {
    throw zodProblem({
      origin: 'string',
      code: 'too_small',
      minimum: 1,
      inclusive: true,
      path: ['status'],
      message: 'Too small: expected string to have >=1 characters',
    });
  }
  const visibility = params.text('visibility');
  if (visibility !== undefined && !VISIBILITIES.includes(visibility)) {
    throw zodProblem({
      code: 'invalid_value',
      values: VISIBILITIES,
      path: ['visibility'],
      message: oneOf(VISIBILITIES),
    });
  }
  const parent = params.id('in_reply_to_id');
  if (parent !== undefined && !UUID.test(parent)) {
    throw zodProblem({ code: 'custom', path: ['in_reply_to_id'], message: 'expected a UUID' });
  }
}

/** Reads a status as Markdown; parameters that Hollo doesn't know are ignored. */
function readPosting(incoming: IncomingRequest): ParamTree {
  checkPosting(incoming);
  const { params } = incoming;
  const quoted = params.id('quoted_status_id') ?? params.id('quote_id');
  const tree: ParamTree = { ...params.tree, content_type: 'text/markdown' };
  for (const name of ['expires_in', 'preview', 'scheduled_at', 'to']) delete tree[name];
  return quoted === undefined ? tree : { ...tree, quote_id: quoted };
}

const APP_PARAMS = new Set(['client_name', 'redirect_uris', 'scopes', 'website']);

function readApp({ params }: IncomingRequest): ParamTree {
  const unknown = Object.keys(params.tree).filter((name) => !APP_PARAMS.has(name));
  if (unknown.length > 0) {
    const named = unknown.map((name) => `"${name}"`).join(', ');
    const message = `Unrecognized key${unknown.length > 1 ? 's' : ''}: ${named}`;
    throw zodProblem({ code: 'unrecognized_keys', keys: unknown, path: [], message });
  }
  const listed = Array.isArray(params.tree['scopes']);
  const scopes = listed ? params.texts('scopes') : splitScopes(params.text('scopes') ?? '');
  const received = scopes.find((scope) => !SCOPES.includes(scope));
  if (received !== undefined) {
    const path = ['scopes'];
    throw zodProblem({ code: 'invalid_value', values: SCOPES, received, path, message: oneOf(SCOPES) });
  }
  const website = params.text('website');
  if (website !== undefined && !URL.canParse(website)) {
    throw zodProblem({ code: 'invalid_format', format: 'url', path: ['website'], message: 'Invalid URL' });
  }
  return params.tree;
}

/** Checks the grant type: Hollo doesn't give tokens for a name and a password. */
function readGrant({ params }: IncomingRequest): ParamTree {
  const grant = params.text('grant_type');
  if (grant === 'client_credentials' || grant === 'authorization_code') return params.tree;
  throw new Problem(400, {
    error: 'unsupported_grant_type',
    error_description: 'The authorization grant type is not supported by the authorization server.',
  });
}

const UNKNOWN_TYPES = ['move', 'pleroma:chat_mention', 'pleroma:report'];
const CURSORS = ['max_id', 'since_id', 'min_id'];

/**
 * Reads paging parameters. One that is not a composite id (also a bare UUID) is ignored: the first page is sent
 * again.
 */
function readNotifications({ params }: IncomingRequest): ParamTree {
  const tree: ParamTree = { ...params.tree };
  for (const name of CURSORS) {
    const cursor = notificationNumber(params.text(name) ?? '');
    if (cursor === null) delete tree[name];
    else tree[name] = cursor;
  }
  const typesOf = (name: string) =>
    params.texts(name).map((type) => (type === 'emoji_reaction' ? 'pleroma:emoji_reaction' : type));
  return { ...tree, types: typesOf('types'), exclude_types: [...typesOf('exclude_types'), ...UNKNOWN_TYPES] };
}

/** The second version takes bare UUIDs as paging parameters. */
function readGroups(incoming: IncomingRequest): ParamTree {
  const tree = readNotifications(incoming);
  for (const name of CURSORS) {
    const cursor = numberIn(incoming.params.text(name) ?? '');
    if (cursor !== null) tree[name] = cursor;
  }
  return tree;
}

/** Pages of favourites and bookmarks know only the parameter `before`. */
function readTimePagedList({ endpoint, params }: IncomingRequest): ParamTree {
  const list = timePagedList(endpoint.slice('GET '.length));
  const { max_id: _max, min_id: _min, since_id: _since, ...tree } = params.tree;
  const maxId = list === null ? null : maxIdBefore(list, params.text('before') ?? '');
  return maxId === null ? tree : { ...tree, max_id: maxId };
}

/** A vote in a form body is refused: Hollo reads lists only from JSON. */
function readVotes({ params, bodyType }: IncomingRequest): ParamTree {
  if (bodyType.includes('json')) return params.tree;
  throw zodError({
    expected: 'array',
    code: 'invalid_type',
    path: ['choices'],
    message: 'Invalid input: expected array, received undefined',
  });
}

function readReport({ params }: IncomingRequest): ParamTree {
  if (params.texts('status_ids').length > 0) return params.tree;
  throw zodError({
    origin: 'array',
    code: 'too_small',
    minimum: 1,
    inclusive: true,
    path: ['status_ids'],
    message: 'Too small: expected array to have >=1 items',
  });
}

/** Profile changes are read only from forms; JSON changes nothing and is answered with success. */
function readProfile({ params, bodyType }: IncomingRequest): ParamTree {
  if (bodyType.includes('json')) return {};
  const { sensitive, language } = params.nested('source');
  const { quote_policy: _policy, ...tree } = params.tree;
  if (sensitive !== undefined) tree['default_sensitive'] = sensitive;
  if (language !== undefined) tree['default_language'] = language;
  return tree;
}

/** Ignores the parameters for notifications of new posts and for mutes that expire: Hollo has neither. */
function readRelationshipChange({ params }: IncomingRequest): ParamTree {
  const { notify: _notify, duration: _duration, ...tree } = params.tree;
  return tree;
}

const READERS = new Map<string, (incoming: IncomingRequest) => ParamTree>([
  ['POST /api/v1/statuses', readPosting],
  ['PUT /api/v1/statuses/:id', readPosting],
  ['PATCH /api/v1/accounts/update_credentials', readProfile],
  ['POST /api/v1/accounts/:id/follow', readRelationshipChange],
  ['POST /api/v1/accounts/:id/mute', readRelationshipChange],
  ['POST /api/v1/apps', readApp],
  ['POST /oauth/token', readGrant],
  ['GET /api/v1/notifications', readNotifications],
  ['GET /api/v2/notifications', readGroups],
  ['GET /api/v1/favourites', readTimePagedList],
  ['GET /api/v1/bookmarks', readTimePagedList],
  ['POST /api/v1/polls/:id/votes', readVotes],
  ['POST /api/v1/reports', readReport],
]);

/** Replaces UUIDs that stand for numeric ids by the numbers that the shared routes know. */
function withNumericIds(value: ParamValue): ParamValue {
  if (typeof value === 'string') return numberIn(value) ?? value;
  if (Array.isArray(value)) return value.map(withNumericIds);
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNumericIds(part)]));
}

/** Refuses ids that are no UUIDs: names work only with `lookup`. */
function checkId({ endpoint, path }: IncomingRequest): void {
  const id = path['id'];
  if (id !== undefined && /\/(?:accounts|statuses)\/:id/.test(endpoint) && !UUID.test(id)) throw notFound();
}

export function readHolloRequest(incoming: IncomingRequest): Pick<IncomingRequest, 'path' | 'params'> {
  checkId(incoming);
  const read = READERS.get(incoming.endpoint);
  const tree = withNumericIds(read ? read(incoming) : incoming.params.tree);
  const path = Object.entries(incoming.path).map(([name, part]) => [name, numberIn(part) ?? part]);
  return { path: Object.fromEntries(path), params: new Params(isTree(tree) ? tree : {}) };
}
