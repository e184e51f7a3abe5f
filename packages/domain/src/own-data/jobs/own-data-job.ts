import type { ErrorReason } from '@linnet/api';
import type { QueuedJob } from '../../outbox/job';
import { isPlainObject, readJsonRecord } from '../../kernel/json-record';
import { readPhase } from '../../outbox/stored-jobs';
import { readReason } from '../../post-content/stored-drafts';
import { type ExportKind, type ImportKind, isExportKind, isImportKind } from '../files/kinds';

/** How far a job is: running, stopped by the person, or at its end. */
export type Progress = 'running' | 'stopped' | 'done';

/** What imports and exports have in common. What they read and write is in larger texts beside them. */
interface CommonJob extends QueuedJob {
  readonly progress: Progress;
  /** How many entries or rows have been dealt with. */
  readonly done: number;
  /** How many there are; null when it is not known. */
  readonly total: number | null;
}

/**
 * The stages of an import: `bulk`: lists of people are sent to the server's own import; `check`: its results are looked
 * up; `each`: entries are carried out one by one.
 */
export type ImportStage = 'bulk' | 'check' | 'each';

export interface ImportJob extends CommonJob {
  readonly task: 'import';
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly header: string | null;
  readonly stage: ImportStage;
  /** Of the entries that are left in this stage: how many have been dealt with. */
  readonly cursor: number;
  /** Of the stage `check`: how often in a row nothing had changed. */
  readonly rounds: number;
  /** Of the stage `bulk`: the list from `cursor` on was sent, and no answer came. */
  readonly isUnsure: boolean;
  readonly failed: number;
}

export interface ExportProblem {
  readonly kind: ExportKind;
  readonly why: ErrorReason;
}

export interface ExportJob extends CommonJob {
  readonly task: 'export';
  readonly kinds: readonly ExportKind[];
  /** The index of the kind that is being read. */
  readonly at: number;
  /** Where its list goes on; null for its beginning. */
  readonly position: string | null;
  /** How many texts of each kind are stored. */
  readonly parts: Readonly<Partial<Record<ExportKind, number>>>;
  /** How many rows of each kind are in them. */
  readonly rows: Readonly<Partial<Record<ExportKind, number>>>;
  /** Kinds of which the server has refused a part or all. */
  readonly problems: readonly ExportProblem[];
}

export type OwnDataJob = ImportJob | ExportJob;

/** The phase of a job that does nothing until somebody resumes it. */
export const resting = { state: 'waiting', until: Infinity, why: null } as const;

const numberOr = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

const progresses: readonly Progress[] = ['running', 'stopped', 'done'];
const stages: readonly ImportStage[] = ['bulk', 'check', 'each'];

/** Undefined for an invalid job. */
export function readOwnDataJob(json: string | null): OwnDataJob | undefined {
  const record = readJsonRecord(json);
  const { id, kind, task } = record;
  if (typeof id !== 'string') return undefined;
  const progress = progresses.find((one) => one === record['progress']) ?? 'stopped';
  const common = {
    id,
    madeAt: numberOr(record['madeAt'], 0),
    steps: [],
    phase: progress === 'running' ? readPhase(record['phase']) : resting,
    tries: numberOr(record['tries'], 0),
    held: false,
    progress,
    done: numberOr(record['done'], 0),
    total: numberOr(record['total'], null),
  };
  if (task === 'export') return readExport(record, common);
  if (task !== 'import' || !isImportKind(kind)) return undefined;
  return {
    ...common,
    task,
    kind,
    fileName: String(record['fileName']),
    header: typeof record['header'] === 'string' ? record['header'] : null,
    stage: stages.find((one) => one === record['stage']) ?? 'each',
    cursor: numberOr(record['cursor'], 0),
    rounds: numberOr(record['rounds'], 0),
    isUnsure: record['isUnsure'] === true,
    failed: numberOr(record['failed'], 0),
  };
}

function readExport(record: Readonly<Record<string, unknown>>, common: CommonJob): ExportJob {
  const { kinds, at, position, parts, rows, problems } = record;
  return {
    ...common,
    task: 'export',
    kinds: Array.isArray(kinds) ? kinds.filter(isExportKind) : [],
    at: numberOr(at, 0),
    position: typeof position === 'string' ? position : null,
    parts: readCounts(parts),
    rows: readCounts(rows),
    problems: Array.isArray(problems) ? problems.flatMap(readProblem) : [],
  };
}

function readCounts(value: unknown): Partial<Record<ExportKind, number>> {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([kind, count]) => isExportKind(kind) && typeof count === 'number'),
  );
}

function readProblem(value: unknown): ExportProblem[] {
  if (!isPlainObject(value)) return [];
  const { kind } = value;
  const why = readReason(value['why']);
  return isExportKind(kind) && why !== null ? [{ kind, why }] : [];
}
