import { type ImportedPeople, importPeople } from '@linnet/api';
import type { WritingClient } from '../../drafts/writing-client';
import type { Entry } from '../files/entry';
import { createEntryImport } from '../import/import-entry';
import { allKnown, notAmong } from '../import/known';
import { confirmLogin, isPassing, type JobControl, meaningOf, reasonOf, waitAfter } from './job-control';
import type { FailedEntry, JobTexts } from './job-texts';
import { type ImportJob, resting } from './own-data-job';

/** How many people are sent to the server's import at once. */
const BATCH_SIZE = 100;
/** After so many entries the state is stored: those since then are looked up before they are repeated. */
const CHECKPOINT = 20;
/** Milliseconds until the server's results are looked up: longer each time nothing has changed. */
const CHECK_DELAYS_MS = [2000, 5000, 15_000];

interface ImportRun {
  readonly client: WritingClient;
  readonly texts: JobTexts;
  readonly control: JobControl<ImportJob>;
}

/** Works on an import as far as possible now. */
export async function runImport(run: ImportRun): Promise<void> {
  const { texts, control } = run;
  const entries = await texts.readEntries(control.job().id);
  // The browser has removed them.
  if (entries === null) return void control.store({ progress: 'stopped', phase: resting });
  try {
    const rest = await tryBulkImport(run, entries);
    if (rest !== null) await carryInEach(run, rest);
  } catch (error) {
    const reason = await meaningOf(run.client, error);
    if (reason.kind === 'aborted') return;
    control.store(waitAfter(control.job(), reason, control.now()));
  }
}

/** Like `bulkImport`; a list that the server refuses is carried out entry by entry, so that each has its own reason. */
async function tryBulkImport(run: ImportRun, entries: readonly Entry[]): Promise<readonly Entry[] | null> {
  const { client, control } = run;
  try {
    return await bulkImport(run, entries);
  } catch (error) {
    if (isPassing(await meaningOf(client, error), control.job().tries)) throw error;
    return control.store({ stage: 'each', cursor: 0, tries: 0 }) ? entries : null;
  }
}

async function sendList({ client, control }: ImportRun, kind: ImportedPeople, batch: readonly Entry[]) {
  try {
    await client.send(
      importPeople(
        kind,
        batch.map(({ fields }) => fields[0] ?? ''),
      ),
    );
  } catch (error) {
    const reason = reasonOf(error);
    // The server says that it has not begun.
    if (reason.kind === 'http' && reason.status < 500) control.store({ isUnsure: false });
    throw error;
  }
}

/** Whether a column is filled with something else than the usual value. */
const differs = (column: string | undefined, usual: string): boolean =>
  column !== undefined && column !== '' && column !== usual;

/**
 * Whether an entry says something else than the server's own import would do: repeats are shown and no post is
 * announced; a mute hides notifications.
 */
const isSpecial = ({ fields: [, first, second] }: Entry): boolean =>
  differs(first, 'true') || differs(second, 'false');

/** Sends lists of people to the server's import, one after the other; the results are looked up later. */
async function sendLists(run: ImportRun, kind: ImportedPeople, people: readonly Entry[]): Promise<void> {
  const { client, control } = run;
  for (let { cursor, isUnsure } = control.job(); cursor < people.length; cursor += BATCH_SIZE) {
    const batch = people.slice(cursor, cursor + BATCH_SIZE);
    // A server that has begun with a list goes on with it; what it leaves out is found in the stage `check`.
    const hasBegun = isUnsure && (await notKnown(client, kind, batch)).length < batch.length;
    if (!control.store({ isUnsure: true })) return;
    if (!hasBegun) await sendList(run, kind, batch);
    isUnsure = false;
    if (!control.store({ cursor: cursor + BATCH_SIZE, tries: 0, isUnsure })) return;
  }
  control.store({ stage: 'check', rounds: 0, phase: waitForServer(control, 0) });
}

/**
 * Sends lists of people to the server's import, or looks up its results. Resolves to the entries that are left to be
 * carried out one by one; null when the job has to wait, or was stopped.
 */
async function bulkImport(run: ImportRun, entries: readonly Entry[]): Promise<readonly Entry[] | null> {
  const { client, control, texts } = run;
  const { kind, id, stage } = control.job();
  const isPeople = kind === 'follows' || kind === 'mutes' || kind === 'blocks';
  if (stage === 'each' || !isPeople) return entries;
  if (stage === 'bulk') {
    await sendLists(
      run,
      kind,
      entries.filter((entry) => !isSpecial(entry)),
    );
    return null;
  }
  const rest = await notKnown(client, kind, entries);
  const { rounds } = control.job();
  const isOver = rest.every(isSpecial) || rounds + 1 >= CHECK_DELAYS_MS.length;
  const hasChanged = rest.length < entries.length;
  await texts.writeEntries(id, rest);
  const done = control.job().done + entries.length - rest.length;
  const next = hasChanged ? 0 : rounds + 1;
  const change = isOver
    ? ({ stage: 'each', cursor: 0 } as const)
    : { rounds: next, phase: waitForServer(control, next) };
  return control.store({ done, tries: 0, ...change }) && isOver ? rest : null;
}

function waitForServer({ now }: Pick<JobControl<ImportJob>, 'now'>, rounds: number) {
  return { state: 'waiting', until: now() + (CHECK_DELAYS_MS[rounds] ?? 0), why: null } as const;
}

/** The entries that the account does not have yet. */
async function notKnown(
  client: WritingClient,
  kind: ImportJob['kind'],
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  return notAmong(await allKnown(client, kind), kind, entries);
}

/** Carries out one entry after the other. Rejects with the `ApiError` after which it has to wait. */
async function carryInEach({ client, control, texts }: ImportRun, entries: readonly Entry[]): Promise<void> {
  const { id, kind, cursor: start, done: before } = control.job();
  const importEntry = createEntryImport(client, kind);
  /** Entries that failed since the last checkpoint. */
  let failed: FailedEntry[] = [];

  async function checkpoint(cursor: number): Promise<boolean> {
    if (failed.some(({ why }) => why === 'not_found')) await confirmLogin(client);
    const kept = control.job().failed;
    if (failed.length > 0) await texts.addFailed(id, kept, failed);
    const change = { cursor, done: before + cursor - start, failed: kept + failed.length, tries: 0 };
    failed = [];
    return control.store(change);
  }

  for (let at = start; at < entries.length; at += 1) {
    const { line, source, fields } = entries[at] ?? { line: 0, source: '', fields: [] };
    if (!control.isWanted()) return;
    try {
      // What was done since the last stored state may be repeated now.
      const result = await importEntry(fields, at < start + CHECKPOINT);
      if (result !== 'done') failed.push({ line, source, why: result });
    } catch (error) {
      const why = await meaningOf(client, error);
      if (isPassing(why, control.job().tries)) {
        if (at > start) await checkpoint(at);
        throw error;
      }
      failed.push({ line, source, why });
    }
    if ((at + 1 - start) % CHECKPOINT === 0 && !(await checkpoint(at + 1))) return;
  }
  if (await checkpoint(entries.length)) control.store({ progress: 'done', phase: resting });
}
