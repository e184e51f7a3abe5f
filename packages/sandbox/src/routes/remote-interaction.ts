import { actorUri } from '../render/account';
import { statusUri } from '../render/status-parts';
import type { Here } from '../server/here';
import { notFound } from '../server/problem';
import { isTree } from '../server/params';
import { OPEN, type Call, type Route } from '../server/route';
import { findAccount, findAccountByName } from '../store/accounts/accounts';
import { findStatus } from '../store/statuses/statuses';
import { escapeHtml } from '../text/plain-text';
import { alertLine, hiddenInput, serverPage } from './server-page';

/** The account to follow or the status to reply to. */
interface Wanted {
  /** The name of the form field. */
  kind: 'user' | 'status';
  name: string;
  /** The address in ActivityPub. */
  uri: string;
  title: string;
}

function wantedUser(here: Here, nickname: string): Wanted | null {
  const account = findAccountByName(here.db, nickname, here.host());
  if (!account || account.host !== null) return null;
  return { kind: 'user', name: nickname, uri: actorUri(here, account), title: `Follow @${nickname}` };
}

function wantedStatus(here: Here, id: string): Wanted | null {
  const status = findStatus(here.db, id);
  const author = status && findAccount(here.db, status.account_id);
  if (!author || status.visibility !== 'public') return null;
  const title = `Answer @${author.username}`;
  return { kind: 'status', name: id, uri: statusUri(here, status, author.host), title };
}

/** The form that asks visitors for their address. */
function form(here: Here, { kind, name, title }: Wanted, flash?: string): Response {
  const field = kind === 'user' ? 'nickname' : 'status_id';
  return serverPage(
    here,
    `${alertLine(flash)}<h2>${escapeHtml(title)}</h2><form action="/main/ostatus" method="post">
${hiddenInput(`${kind}[${field}]`, name)}<label>Your address <input type="text" name="${kind}[profile]"
placeholder="you@example.social" required></label><button type="submit">Go there</button></form>`,
  );
}

/** Redirects visitors to their own server, which must be one that this server knows: nothing is fetched. */
function lead(here: Here, wanted: Wanted, profile: string): Response {
  const visitor = findAccountByName(here.db, profile, here.host());
  if (!visitor || visitor.host === null) return form(here, wanted, 'Something went wrong.');
  const target = `https://${visitor.host}/ostatus_subscribe?acct=${encodeURIComponent(wanted.uri)}`;
  return new Response(null, { status: 302, headers: { location: target } });
}

function checkFederation({ settings }: Here): void {
  if (!settings.federating) throw notFound();
}

function show({ here, params }: Call): Response {
  checkFederation(here);
  const nickname = params.text('nickname');
  const wanted =
    nickname === undefined ? wantedStatus(here, params.id('status_id') ?? '') : wantedUser(here, nickname);
  if (wanted === null) return serverPage(here, alertLine('Could not find user'));
  return form(here, wanted);
}

/** Handles a form of the client, which doesn't name the visitor yet, or the one of this server. */
function submit(call: Call): Response {
  const { here, params } = call;
  checkFederation(here);
  for (const [kind, key, find] of [
    ['user', 'nickname', wantedUser],
    ['status', 'status_id', wantedStatus],
  ] as const) {
    const fields = params.tree[kind];
    if (!isTree(fields)) continue;
    const wanted = find(here, String(fields[key] ?? ''));
    if (wanted === null) return serverPage(here, alertLine('Could not find user'));
    return lead(here, wanted, String(fields['profile'] ?? ''));
  }
  return show(call);
}

/** The routes by which visitors from other servers follow and reply (POST and GET /main/ostatus). */
export const remoteInteractionRoutes: Route[] = [
  { method: 'GET', path: '/main/ostatus', access: OPEN, handle: show },
  { method: 'POST', path: '/main/ostatus', access: OPEN, handle: submit },
];
