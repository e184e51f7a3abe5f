import { ApiError } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { readJsonRecord } from '../kernel/json-record';
import { loadPart } from '../kernel/lazy';
import { takeEarlierDrafts } from './earlier-records';
import { type FormName, formsPrefix, isFormName } from './form-name';

/** How many forms are stored for an account. Drafts of further ones last as long as the page, and a notice says so. */
const MAX_FORMS = 100;
/** The maximum length of a record; longer ones are neither written nor read. */
const MAX_LENGTH = 200_000;

/** A form draft as it came out of storage: unchecked. */
export type StoredForm = Readonly<Record<string, unknown>>;

/**
 * What the viewer has written into forms and not sent, each form in a record of its own, so that the tabs of one
 * browser don't overwrite each other.
 */
export interface FormDrafts {
  /** Null where nothing was written. */
  read(form: FormName): StoredForm | null;
  /** Stores the draft; null, or an object without keys, removes it. */
  write(form: FormName, draft: object | null): void;
  /** Keeps a draft that is not worth storing yet in this page alone; removes the stored one. */
  keepInPage(form: FormName, draft: object): void;
  /** The forms with a stored draft, or with one that could not be stored. */
  names(): readonly FormName[];
  /** Calls the listener with each form that another tab has written or emptied. */
  onOtherTab(listener: (form: FormName) => void): void;
}

/** A draft that only this page has. */
interface UnstoredDraft {
  readonly draft: object;
  /**
   * The stored text when the draft was written. If it has changed, another tab has written since, and its text counts.
   */
  readonly storedText: string | null;
  /** Whether it should be in storage, but could not be stored. */
  readonly isStorageFailed: boolean;
}

export const formDraftsOf = perClient(createFormDrafts);

function createFormDrafts({
  environment: { storage, forWriting },
  records,
  notices,
  log,
}: Pick<Client, 'environment' | 'records' | 'notices' | 'log'>): FormDrafts {
  const unstored = new Map<FormName, UnstoredDraft>();
  const listeners: ((form: FormName) => void)[] = [];
  const prefix = records && formsPrefix(records);

  const nameOf = (form: FormName): string | null => prefix && prefix + form;

  function stored(form: FormName): string | null {
    const name = nameOf(form);
    return name === null ? null : storage.read(name);
  }

  function unstoredOf(form: FormName): UnstoredDraft | undefined {
    const own = unstored.get(form);
    if (own === undefined || own.storedText === stored(form)) return own;
    unstored.delete(form);
    return undefined;
  }

  function storedNames(): FormName[] {
    if (prefix === null) return [];
    return storage
      .keys(prefix)
      .map((name) => name.slice(prefix.length))
      .filter(isFormName)
      .slice(0, MAX_FORMS);
  }

  function remove(form: FormName): void {
    const name = nameOf(form);
    unstored.delete(form);
    if (name !== null && storage.read(name) !== null) storage.remove(name);
  }

  /** False when the record could not be stored. */
  function store(form: FormName, text: string): boolean {
    const name = nameOf(form);
    if (name === null || text.length > MAX_LENGTH) return false;
    const before = storage.read(name);
    if (before === text) return true;
    return (before !== null || storedNames().length < MAX_FORMS) && storage.write(name, text);
  }

  const showNotStored = (): void => void notices.add({ level: 'error', key: 'drafts.not_stored' });

  function write(form: FormName, draft: object | null): void {
    if (draft === null || Object.keys(draft).length === 0) return remove(form);
    const wasFailed = unstoredOf(form)?.isStorageFailed === true;
    if (store(form, JSON.stringify(draft))) return void unstored.delete(form);
    // Drafts of visitors are never stored.
    const isStorageFailed = records !== null;
    unstored.set(form, { draft, storedText: stored(form), isStorageFailed });
    // Shown once, not at each keystroke; and not now, since the component that shows notices may be rendering.
    if (isStorageFailed && !wasFailed) queueMicrotask(showNotStored);
  }

  function read(form: FormName): StoredForm | null {
    const own = unstoredOf(form);
    if (own !== undefined) return { ...own.draft };
    const text = stored(form);
    if (text === null || text.length > MAX_LENGTH) return null;
    const draft = readJsonRecord(text);
    return Object.keys(draft).length === 0 ? null : draft;
  }

  async function listen(): Promise<void> {
    const before = storedNames();
    try {
      const { otherPages } = await loadPart(forWriting);
      otherPages.onRecord((name) => {
        if (prefix === null || !name.startsWith(prefix)) return;
        const form = name.slice(prefix.length);
        if (isFormName(form)) for (const listener of listeners) listener(form);
      });
      // What other tabs wrote before the listener was added.
      for (const form of new Set([...before, ...storedNames()]))
        for (const listener of listeners) listener(form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'changes to form drafts in other tabs are not noticed', error);
    }
  }

  for (const [form, draft] of records === null ? [] : takeEarlierDrafts(storage, records)) {
    if (Object.keys(draft).length > 0) write(form, draft);
  }
  void listen();

  return {
    read,
    write,
    keepInPage(form, draft) {
      remove(form);
      unstored.set(form, { draft, storedText: null, isStorageFailed: false });
    },
    names() {
      const failed = [...unstored.keys()].filter((form) => unstoredOf(form)?.isStorageFailed === true);
      return [...new Set([...storedNames(), ...failed])].filter((form) => read(form) !== null);
    },
    onOtherTab: (listener) => void listeners.push(listener),
  };
}
