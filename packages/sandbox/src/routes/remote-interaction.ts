import { actorUri } from '../render/account';
import { statusUri } from '../render/status-parts';
import type { Server } from '../server/server';
import { notFound } from '../server/problem';
import { isTree } from '../server/params';
import { OPEN, type Call, type Route } from '../server/route';
import { findAccount, findAccountByName } from '../store/accounts/accounts';
import { findStatus } from '../store/statuses/statuses';
import { escapeHtml } from '../text/plain-text';
import { alertLine, hiddenInput, serverPage } from './server-page';

/** The account to follow or the status to reply to. */
interface InteractionTarget {
  /** The name of the form field. */
  kind: 'user' | 'status';
  name: string;
  /** The address in ActivityPub. */
  uri: string;
  title: string;
}

function userTarget(server: Server, nickname: string): InteractionTarget | null {
  const account = findAccountByName(server.db, nickname, server.host());
  if (!account || account.host !== null) return null;
  return { kind: 'user', name: nickname, uri: actorUri(server, account), title: `Follow @${nickname}` };
}

function statusTarget(server: Server, id: string): InteractionTarget | null {
  const status = findStatus(server.db, id);
  const author = status && findAccount(server.db, status.account_id);
  if (!author || status.visibility !== 'public') return null;
  const title = `Answer @${author.username}`;
  return { kind: 'status', name: id, uri: statusUri(server, status, author.host), title };
}

/** The form that asks visitors for their address. */
function form(server: Server, { kind, name, title }: InteractionTarget, flash?: string): Response {
  const field = kind === 'user' ? 'nickname' : 'status_id';
  return serverPage(
    server,
    `${alertLine(flash)}<h2>${escapeHtml(title)}</h2><form action="/main/ostatus" method="post">
${hiddenInput(`${kind}[${field}]`, name)}<label>Your address <input type="text" name="${kind}[profile]"
placeholder="you@example.social" required></label><button type="submit">Go there</button></form>`,
  );
}

/** Redirects visitors to their own server, which must be one that this server knows: nothing is fetched. */
function redirectToOwnServer(server: Server, target: InteractionTarget, profile: string): Response {
  const visitor = findAccountByName(server.db, profile, server.host());
  if (!visitor || visitor.host === null) return form(server, target, 'Something went wrong.');
  const location = `https://${visitor.host}/ostatus_subscribe?acct=${encodeURIComponent(target.uri)}`;
  return new Response(null, { status: 302, headers: { location: location } });
}

function checkFederation({ settings }: Server): void {
  if (!settings.federating) throw notFound();
}

function show({ server, params }: Call): Response {
  checkFederation(server);
  const nickname = params.text('nickname');
  const target =
    nickname === undefined
      ? statusTarget(server, params.id('status_id') ?? '')
      : userTarget(server, nickname);
  if (target === null) return serverPage(server, alertLine('Could not find user'));
  return form(server, target);
}

/** Handles a form of the client, which doesn't name the visitor yet, or the one of this server. */
function submit(call: Call): Response {
  const { server, params } = call;
  checkFederation(server);
  for (const [kind, key, find] of [
    ['user', 'nickname', userTarget],
    ['status', 'status_id', statusTarget],
  ] as const) {
    const fields = params.tree[kind];
    if (!isTree(fields)) continue;
    const target = find(server, String(fields[key] ?? ''));
    if (target === null) return serverPage(server, alertLine('Could not find user'));
    return redirectToOwnServer(server, target, String(fields['profile'] ?? ''));
  }
  return show(call);
}

/** The routes by which visitors from other servers follow and reply (POST and GET /main/ostatus). */
export const remoteInteractionRoutes: Route[] = [
  { method: 'GET', path: '/main/ostatus', access: OPEN, handle: show },
  { method: 'POST', path: '/main/ostatus', access: OPEN, handle: submit },
];
