import {
  ApiError,
  captcha,
  federationStatus,
  healthcheck,
  instanceAbout,
  instanceV1,
  nodeinfo,
  nodeinfoLinks,
  publicTimeline,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import type { Resource } from '../kernel/resource/resource';
import { type Diagnosis, diagnose } from './diagnose';
import { observeToken } from './observe-token';
import type { AnswerHead, Observations, UnhashedFile } from './observations';
import { socketOpens } from './socket-opens';

/** A path for which every server of Pleroma's family sends the page of its client. */
const PAGE = '/main/all';
const MAX_BODY_LENGTH = 1_000_000;
/** A file of a build: its name ends with a digest. */
const hashedAddress = /(?:src|href)=["'](\/[^"']*[-.][\w-]{8,}\.(?:js|css))["']/;

async function headOf(answer: Response): Promise<AnswerHead> {
  await answer.body?.cancel();
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

/** The answer to a call; null after an `ApiError`. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

async function fetchPath({ environment }: Client, path: string): Promise<Response | null> {
  try {
    return await environment.fetch(environment.baseUrl + path, { cache: 'no-store', credentials: 'omit' });
  } catch (error) {
    // `fetch` rejects with a `TypeError` when nothing answers.
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}

/** Observes the page, and one of the files that it names. */
async function observePage(
  client: Client,
): Promise<Pick<Observations, 'document' | 'hashedFile' | 'clockAheadMs'>> {
  const sentAt = client.environment.now();
  const answer = await fetchPath(client, PAGE);
  if (answer === null) return { document: null, hashedFile: null, clockAheadMs: null };
  const middle = (sentAt + client.environment.now()) / 2;
  const headers = Object.fromEntries(answer.headers);
  const body = (await answer.text()).slice(0, MAX_BODY_LENGTH);
  const date = Date.parse(headers['date'] ?? '');
  const file = hashedAddress.exec(body)?.[1];
  const fileAnswer = file === undefined ? null : await fetchPath(client, file);
  return {
    document: { status: answer.status, headers, hasPreload: body.includes('id="initial-results"') },
    hashedFile: fileAnswer && (await headOf(fileAnswer)),
    // The header counts whole seconds.
    clockAheadMs: Number.isNaN(date) ? null : date + 500 - middle,
  };
}

/** The file of the page, and the service worker. */
const unhashedPaths = ['/index.html', '/sw.js'];

async function observeUnhashed(client: Client): Promise<readonly UnhashedFile[] | null> {
  const files: UnhashedFile[] = [];
  for (const path of unhashedPaths) {
    const answer = await fetchPath(client, path);
    if (answer === null) return null;
    files.push({ path, head: await headOf(answer) });
  }
  return files;
}

const PROXY = '/proxy/';
const PROXIED_POSTS = 40;

/** Finds media of other servers in the newest posts that this server knows. */
async function observeProxied({ send, features }: Client): Promise<readonly string[] | null> {
  if (!(await features.load()).has('mediaProxy')) return [];
  const page = await orNull(send(publicTimeline({ local: false, limit: PROXIED_POSTS })));
  if (page === null) return null;
  return page.items
    .flatMap(({ account, attachments }) => [account.avatar, ...attachments.map(({ url }) => url)])
    .filter((address) => URL.canParse(address) && new URL(address).pathname.startsWith(PROXY));
}

async function observeCaptcha({ send }: Client): Promise<Observations['captcha']> {
  const answer = await orNull(send(captcha()));
  if (answer === null || answer.kind === 'none') return answer?.kind ?? null;
  return answer.kind === 'unavailable' ? 'broken' : 'works';
}

/**
 * Whether sockets can be opened. Servers that accept the token in a message open one for anybody. Others need a stream
 * that visitors may read: where they may not, a refusal shows nothing.
 */
async function observeSocket(client: Client, base: string): Promise<Observations['socket']> {
  const isForAll = (await client.features.load()).has('streamingTokenByMessage');
  const stream = isForAll ? '' : '?stream=public';
  const outcome = await socketOpens(client, `${base}/api/v1/streaming${stream}`);
  if (outcome === 'open' || isForAll) return outcome;
  const timeline = await fetchPath(client, '/api/v1/timelines/public?limit=1');
  return timeline !== null && (await headOf(timeline)).status === 200 ? 'refused' : null;
}

function mediaOf({ session }: Client, instance: Observations['instance']): readonly string[] {
  const state = session.state.get();
  const own = state.state === 'signed-in' ? state.own : null;
  return [instance?.thumbnail, instance?.backgroundImage, own?.avatar, own?.header].filter(
    (address): address is string => typeof address === 'string' && address !== '',
  );
}

/** Observes the server from this page. */
export async function observe(client: Client): Promise<Observations> {
  const { send, environment } = client;
  // The page's own server has no base address.
  const origin = environment.baseUrl || environment.origin;
  const [page, instance, about, links] = await Promise.all([
    observePage(client),
    orNull(send(instanceV1())),
    orNull(send(instanceAbout())),
    orNull(send(nodeinfoLinks())),
  ]);
  const socketBase = instance?.streamingUrl ?? origin.replace(/^http/, 'ws');
  const [info, socket, captchaSeen, health, status, token, unhashed, proxied] = await Promise.all([
    orNull(send(nodeinfo('2.1'))),
    observeSocket(client, socketBase),
    observeCaptcha(client),
    observeHealth(client),
    orNull(send(federationStatus())),
    observeToken(client),
    observeUnhashed(client),
    observeProxied(client),
  ]);
  return {
    origin,
    ...page,
    unhashedFiles: unhashed,
    instance,
    about,
    nodeinfo: info,
    nodeinfoLinks: links,
    socket,
    media: mediaOf(client, instance),
    proxied,
    captcha: captchaSeen,
    isHealthy: health,
    unreachable: status?.map(({ host }) => host) ?? null,
    ...token,
  };
}

/**
 * Null where that is unknown: status 503 comes from unhealthy servers, and from those whose health check is turned off.
 */
async function observeHealth({ send }: Client): Promise<boolean | null> {
  try {
    return await send(healthcheck());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body: unknown = error.reason.kind === 'http' ? error.reason.body : null;
    return Object(body).healthy === false ? false : null;
  }
}

/** What is wrong with the server. Each load observes it again. */
export const diagnosisOf = perClient((client): Resource<Diagnosis> =>
  clientResource(client, { load: async () => diagnose(await observe(client)) }),
);
