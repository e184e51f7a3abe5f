import { get } from '../call';
import { ApiError } from '../error';
import { readRule } from '../schema/instance';
import { readInstanceAbout } from '../schema/instance-about';
import { readPage, required } from '../schema/read';

const noLink = { status: 200, link: null };

/** GET /api/v1/instance/rules: the rules alone. */
export const instanceRules = () => get('/api/v1/instance/rules', readPage(readRule), { auth: 'none' });

/** Old servers know tens of thousands. */
const maxPeers = 50_000;

/** GET /api/v1/instance/peers: the host names of known servers, unordered. */
export const instancePeers = () =>
  get(
    '/api/v1/instance/peers',
    (json) => readPage((host) => (typeof host === 'string' ? host : undefined), maxPeers)(json, noLink).items,
    { auth: 'none' },
  );

/** GET /api/v1/instance: the part for people. Also available on private servers. */
export const instanceAbout = () =>
  get('/api/v1/instance', required(readInstanceAbout, 'description of the instance'), {
    auth: 'none',
  });

const wholePage = /^\s*<(?:!doctype|html)[\s>]/i;
const maxLength = 200_000;

/** When the file is missing, servers answer with the client's index page, which is no fragment. */
function readFragment(body: unknown): string {
  if (typeof body !== 'string' || wholePage.test(body)) {
    throw new ApiError({ kind: 'malformed', what: 'fragment of a page' });
  }
  return body.slice(0, maxLength);
}

const fragment = (path: string) => get(path, readFragment, { auth: 'none', answer: 'text' });

/** GET /static/terms-of-service.html: untrusted HTML. */
export const termsOfService = () => fragment('/static/terms-of-service.html');

/** GET /instance/panel.html: the operator's HTML, untrusted. Malformed when there is none. */
export const instancePanel = () => fragment('/instance/panel.html');
