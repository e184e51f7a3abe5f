import type { WireBackup } from '@linnet/api/wire';
import { strToU8, zipSync } from 'fflate';
import { loggedAccount, logStep } from '../../actions/log-staff';
import { block, muteAccount } from '../../actions/people/block';
import { follow } from '../../actions/people/follow';
import { wireTime } from '../../render/time';
import { signedIn, staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { Problem, crash, problem } from '../../server/problem';
import { type Call, OPEN, type Route, user } from '../../server/route';
import { newSecret } from '../../server/secrets';
import { type AccountRow, findAccount, findAccountByName } from '../../store/accounts/accounts';
import { type BackupRow, addBackup, backupsOf, findBackup } from '../../store/accounts/backups';

type Act = (call: Call, actor: AccountRow, target: AccountRow) => void;

/** The list of an import: a text, or a file with it. */
async function listOf({ params }: Call): Promise<string> {
  params.required('list');
  const value = params.tree['list'];
  const text = value instanceof File ? await value.text() : (params.text('list') ?? '');
  if (text === '' || text.includes('\0')) throw crash();
  return text;
}

/** Lists of follows have columns and the name of the first; in the others every word is a name. */
const namesInLines = (list: string): string[] =>
  list.split('\n').flatMap((line) => (line.startsWith('Account address') ? [] : [line.split(',')[0] ?? '']));
const namesInWords = (list: string): string[] => list.split(/\s+/);

/** A handler for an import. Accounts for which the action fails are skipped without an error. */
function importHandler(act: Act, namesOf: (list: string) => string[]): Route['handle'] {
  return async (call) => {
    const actor = signedIn(call.viewer);
    for (const name of namesOf(await listOf(call))) {
      const target = findAccountByName(call.server.db, name.trim(), call.server.host());
      if (target === undefined) continue;
      try {
        act(call, actor, target);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    }
    return answer('jobs started');
  };
}

const actFollow: Act = ({ server }, actor, target) => follow(server, actor, { target, options: {} });
const actMute: Act = ({ server }, actor, target) =>
  muteAccount(server, actor, { target, notifications: true, seconds: 0 });
const actBlock: Act = ({ server }, actor, target) => block(server, actor, target);

/** Milliseconds in which an archive is made, and between two of them. */
const WORK_MS = 1000;
const WAIT_MS = 7 * 24 * 3_600_000;

function renderBackups({ server }: Call, rows: BackupRow[]): WireBackup[] {
  return rows.map(({ id, file, size, created_at: at }) => {
    const processed = server.now() >= at + WORK_MS;
    return {
      id,
      content_type: 'application/zip',
      file_size: processed ? size : 0,
      inserted_at: wireTime(at),
      processed,
      url: `${server.origin()}/media//backups/${file}`,
    };
  });
}

function list(call: Call): Response {
  return answer(renderBackups(call, backupsOf(call.server.db, signedIn(call.viewer).id)));
}

function archiveOf({ username }: AccountRow, at: number): Uint8Array {
  const actor = strToU8(JSON.stringify({ type: 'Person', preferredUsername: username }));
  return zipSync({ 'actor.json': [actor, { mtime: at }] });
}

function request(call: Call): Response {
  const { server } = call;
  const account = signedIn(call.viewer);
  const [latest] = backupsOf(server.db, account.id);
  if (latest !== undefined && server.now() < latest.created_at + WAIT_MS) {
    throw problem(400, 'Last export was less than 7 days ago');
  }
  beginBackup(call, account);
  return list(call);
}

function beginBackup({ server }: Call, account: AccountRow): void {
  const now = server.now();
  const time = wireTime(now).replace(/\.\d+|[-:Z]/g, '');
  addBackup(server.db, {
    account_id: account.id,
    file: `archive-${account.username}-${time}-${newSecret()}.zip`,
    size: archiveOf(account, now).length,
    created_at: now,
  });
}

/** A backup for somebody, whenever their last one was. */
function requestFor(call: Call): Response {
  const { server, params } = call;
  if (!params.has('nickname')) throw crash(400);
  const account = findAccountByName(server.db, params.text('nickname') ?? '', server.host());
  if (!account) throw problem(500, 'Something went wrong');
  beginBackup(call, account);
  logStep(call, {
    action: 'create_backup',
    words: `requested account backup for @${account.username}`,
    data: { subject: loggedAccount(account) },
  });
  return answer('');
}

/** The archive, for everybody who knows its address. */
function download({ server, path }: Call): Response {
  const backup = findBackup(server.db, path['file'] ?? '');
  const account = backup && findAccount(server.db, backup.account_id);
  if (backup === undefined || account === undefined) {
    return new Response(new TextEncoder().encode('Not found'), { status: 404 });
  }
  const bytes = new Uint8Array(archiveOf(account, backup.created_at));
  return new Response(bytes, { headers: { 'content-type': 'application/zip' } });
}

const post = (name: string, scope: string, handle: Route['handle']): Route => ({
  method: 'POST',
  path: `/api/v1/pleroma/${name}`,
  access: user('follow', scope),
  handle,
});

const BACKUPS = '/api/v1/pleroma/backups';
const READ = user('read:backups');

export const ownDataRoutes: Route[] = [
  post('follow_import', 'write:follows', importHandler(actFollow, namesInLines)),
  post('mutes_import', 'write:mutes', importHandler(actMute, namesInWords)),
  post('blocks_import', 'write:blocks', importHandler(actBlock, namesInWords)),
  { method: 'GET', path: BACKUPS, access: READ, handle: list },
  { method: 'POST', path: BACKUPS, access: READ, handle: request },
  { method: 'GET', path: '/media//backups/:file', access: OPEN, handle: download },
];

export const staffBackupRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/backups', [
  { endpoint: 'POST', access: user('admin:read:accounts'), requirement: 'admin', handle: requestFor },
]);
