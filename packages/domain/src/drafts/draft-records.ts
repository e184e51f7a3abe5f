import type { AccountId } from '@linnet/api';
import type { Environment, OtherPages } from '../environment';
import { contextKey } from './draft-context';
import { draftsPrefix } from './drafts-record';
import { readDraft, type StoredDraft, type StoredDrafts } from './stored-drafts';

/** Milliseconds of quiet after which typing is written to storage, and within which it is in any case. */
const QUIET = 250;
const LATEST = 1000;

/** The drafts of one account at a time, in memory and, a moment later, in storage: one record for each. */
export interface DraftRecords {
  get(key: string): StoredDraft | undefined;
  all(): StoredDrafts;
  /** Null takes the draft away. */
  put(key: string, draft: StoredDraft | null): void;
  /** Writes what is waiting to be written. */
  flush(): void;
  /** Goes over to the drafts of another account; those of the one before are written first. */
  turnTo(account: AccountId | null): void;
  /** Forgets the drafts of the present account, in this page. */
  forget(): void;
}

interface DraftRecordsOptions {
  environment: Pick<Environment, 'storage' | 'newKey'>;
  otherPages: Pick<OtherPages, 'onRecord'>;
  /** The text cannot be kept in storage. */
  onRefused: () => void;
  /** Another page has changed a draft. */
  onElsewhere: (key: string) => void;
}

export function createDraftRecords(options: DraftRecordsOptions): DraftRecords {
  const { storage, newKey } = options.environment;
  let prefix: string | null = null;
  let drafts: Record<string, StoredDraft> = {};
  /** What storage held of each draft when this page last read or wrote it. */
  let seen = new Map<string, string>();
  const dirty = new Set<string>();
  /** Names of the records whose last version this page wrote. */
  const own = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change that waits is to be written, in milliseconds since 1970. */
  let latest = 0;

  function write(name: string, draft: StoredDraft): boolean {
    const isKept = storage.write(name, JSON.stringify({ ...draft, over: seen.get(name) }));
    seen.set(name, draft.key);
    own.add(name);
    return isKept;
  }

  /** Another page wrote a text of its own here since: it is put aside, so that neither is lost. */
  function putAside(other: StoredDraft): void {
    const key = contextKey({ kind: 'saved', id: newKey() });
    const aside = { ...other, openAt: null };
    drafts = { ...drafts, [key]: aside };
    write(prefix + key, aside);
    options.onElsewhere(key);
  }

  function writeOne(key: string): boolean {
    const name = `${prefix}${key}`;
    const other = readDraft(storage.read(name));
    const isForeign = other !== undefined && other.key !== seen.get(name);
    const mine = drafts[key];
    if (mine === undefined) {
      // What another page has written meanwhile is not what was taken away here.
      if (!isForeign) storage.remove(name);
      seen.delete(name);
      return true;
    }
    if (isForeign && other.key !== mine.key) {
      putAside(other);
      seen.set(name, other.key);
    }
    return write(name, mine);
  }

  /** Not with every letter: who types fast would wait for it. */
  function writeSoon(): void {
    const now = Date.now();
    if (timer === undefined) latest = now + LATEST;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(QUIET, latest - now)));
  }

  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (prefix === null) return;
    const kept = [...dirty].map(writeOne);
    dirty.clear();
    if (kept.includes(false)) options.onRefused();
  }

  function readAll(): void {
    drafts = {};
    seen = new Map();
    if (prefix === null) return;
    for (const name of storage.names(prefix)) takeOver(name.slice(prefix.length));
  }

  function takeOver(key: string): void {
    const name = `${prefix}${key}`;
    const draft = readDraft(storage.read(name));
    own.delete(name);
    const { [key]: _before, ...others } = drafts;
    drafts = draft === undefined ? others : { ...others, [key]: draft };
    if (draft === undefined) seen.delete(name);
    else seen.set(name, draft.key);
  }

  /** Two pages may write at the very same time, before either hears of the other: the later one wins the record. */
  function rescue(key: string): void {
    const name = `${prefix}${key}`;
    const mine = drafts[key];
    const other = readDraft(storage.read(name));
    if (mine === undefined || other === undefined || !own.has(name)) return;
    if (other.key !== mine.key && other.over !== mine.key) putAside(mine);
  }

  options.otherPages.onRecord((name) => {
    if (prefix === null || !name.startsWith(prefix)) return;
    const key = name.slice(prefix.length);
    if (dirty.has(key)) return;
    rescue(key);
    takeOver(key);
    options.onElsewhere(key);
  });

  return {
    flush,
    get: (key) => drafts[key],
    all: () => drafts,
    put(key, draft) {
      const { [key]: _before, ...others } = drafts;
      drafts = draft === null ? others : { ...others, [key]: draft };
      dirty.add(key);
      writeSoon();
    },
    turnTo(account) {
      flush();
      prefix = account === null ? null : draftsPrefix(account);
      readAll();
    },
    forget() {
      clearTimeout(timer);
      timer = undefined;
      dirty.clear();
      drafts = {};
      seen = new Map();
    },
  };
}
