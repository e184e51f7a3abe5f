import type { Environment, OtherPages } from '../kernel/environment';
import type { AccountRecords } from '../kernel/records';
import { contextKey, contextOf } from '../post-content/draft-context';
import { readDraft, type StoredDraft, type StoredDrafts } from '../post-content/stored-drafts';

/** A draft is stored this many milliseconds after its last change, but at most `MAX_DELAY_MS` after the first. */
const WRITE_DELAY_MS = 250;
const MAX_DELAY_MS = 1000;

/** The drafts of one account at a time, in memory and shortly afterwards in storage, in a record each. */
export interface DraftRecords {
  get(key: string): StoredDraft | undefined;
  all(): StoredDrafts;
  /** Null removes the draft. */
  put(key: string, draft: StoredDraft | null): void;
  /** Stores pending changes now. */
  flush(): void;
}

interface DraftRecordsOptions {
  /** Null for a visitor, whose drafts are not stored. */
  records: AccountRecords | null;
  environment: Pick<Environment, 'storage' | 'newKey'>;
  otherPages: Pick<OtherPages, 'onRecord'>;
  /** Called when a draft could not be stored. */
  onStorageError: () => void;
  /** Called when a stored draft cannot be read. */
  onDamaged: () => void;
  /** Called when another tab has changed a draft. */
  onChangedElsewhere: (key: string) => void;
}

export function createDraftRecords(options: DraftRecordsOptions): DraftRecords {
  const { storage, newKey } = options.environment;
  const prefix = options.records && options.records.prefix('draft');
  let drafts: Record<string, StoredDraft> = {};
  /** The key of each stored draft, by record name, as this tab last read or wrote it. */
  const knownKeys = new Map<string, string>();
  const dirty = new Set<string>();
  /** Names of the records whose last version this tab wrote. */
  const ownRecords = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest pending change must be stored, in milliseconds since 1970. */
  let writeBy = 0;

  function write(name: string, draft: StoredDraft): boolean {
    const isStored = storage.write(name, JSON.stringify({ ...draft, over: knownKeys.get(name) }));
    knownKeys.set(name, draft.key);
    ownRecords.add(name);
    return isStored;
  }

  /** Saves a draft that another tab has stored under the same name since, so that neither is lost. */
  function saveUnderNewKey(other: StoredDraft): void {
    const key = contextKey({ kind: 'saved', id: newKey() });
    const copy = { ...other, openAt: null };
    drafts = { ...drafts, [key]: copy };
    write(prefix + key, copy);
    options.onChangedElsewhere(key);
  }

  function writeOne(key: string): boolean {
    const name = `${prefix}${key}`;
    const other = readDraft(storage.read(name));
    const isFromOtherTab = other !== undefined && other.key !== knownKeys.get(name);
    const mine = drafts[key];
    if (mine === undefined) {
      // A draft that another tab stored meanwhile is not the one that was removed here.
      if (!isFromOtherTab) storage.remove(name);
      knownKeys.delete(name);
      return true;
    }
    if (isFromOtherTab && other.key !== mine.key) {
      saveUnderNewKey(other);
      knownKeys.set(name, other.key);
    }
    return write(name, mine);
  }

  /** Storing with every letter would slow down typing. */
  function writeSoon(): void {
    const now = Date.now();
    if (timer === undefined) writeBy = now + MAX_DELAY_MS;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(WRITE_DELAY_MS, writeBy - now)));
  }

  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (prefix === null) return;
    const results = [...dirty].map(writeOne);
    dirty.clear();
    if (results.includes(false)) options.onStorageError();
  }

  function readFromStorage(key: string): void {
    const name = `${prefix}${key}`;
    const draft = readDraft(storage.read(name));
    ownRecords.delete(name);
    const { [key]: _before, ...others } = drafts;
    drafts = draft === undefined ? others : { ...others, [key]: draft };
    if (draft === undefined) knownKeys.delete(name);
    else knownKeys.set(name, draft.key);
  }

  /**
   * When two tabs store the same draft at the same time, the later one wins the record; the other tab saves its own
   * here.
   */
  function saveOverwritten(key: string): void {
    const name = `${prefix}${key}`;
    const mine = drafts[key];
    const other = readDraft(storage.read(name));
    if (mine === undefined || other === undefined || !ownRecords.has(name)) return;
    if (other.key !== mine.key && other.over !== mine.key) saveUnderNewKey(mine);
  }

  options.otherPages.onRecord((name) => {
    if (prefix === null || !name.startsWith(prefix)) return;
    const key = name.slice(prefix.length);
    if (dirty.has(key)) return;
    saveOverwritten(key);
    readFromStorage(key);
    options.onChangedElsewhere(key);
  });

  /** Moves a draft that cannot be read to another record, before the next change overwrites it. */
  function moveDamaged(key: string): void {
    const name = `${prefix}${key}`;
    const text = storage.read(name);
    if (text === null || contextOf(key) === null || readDraft(text) !== undefined) return;
    // Without room for the copy, the original stays until something is changed.
    if (storage.write(`${options.records?.prefix('damaged')}${key} ${newKey()}`, text)) storage.remove(name);
    options.onDamaged();
  }

  if (prefix !== null) {
    for (const name of storage.keys(prefix)) {
      const key = name.slice(prefix.length);
      moveDamaged(key);
      readFromStorage(key);
    }
  }

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
  };
}
