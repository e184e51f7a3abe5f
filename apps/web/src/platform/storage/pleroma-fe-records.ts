import { type FeRecords, feNames } from '@linnet/domain/move-in';
import { log } from '../../boot/logger';

const DATABASE = 'localforage';
const STORE = 'keyvaluepairs';

/** The records that Pleroma-FE has stored in this browser; null when there are none. They are only read. */
export async function readPleromaFeRecords(): Promise<FeRecords | null> {
  const records = { ...recordsInLocalStorage(), ...(await recordsInDatabase()) };
  return Object.keys(records).length === 0 ? null : records;
}

/** The records in `localStorage`, which Pleroma-FE uses without a database. */
function recordsInLocalStorage(): FeRecords {
  try {
    const found = feNames.map((name) => [name, localStorage.getItem(`${DATABASE}/${name}`)] as const);
    return Object.fromEntries(found.filter(([, text]) => text !== null));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return {};
  }
}

async function recordsInDatabase(): Promise<FeRecords> {
  try {
    const database = await openExisting();
    if (database === null) return {};
    try {
      if (!database.objectStoreNames.contains(STORE)) return {};
      const store = database.transaction(STORE, 'readonly').objectStore(STORE);
      const found = await Promise.all(
        feNames.map(async (name) => [name, await resultOf(store.get(name))] as const),
      );
      return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== null));
    } finally {
      database.close();
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    log('warn', 'What another client left in this browser could not be read.', error);
    return {};
  }
}

/** Opens the database; null when it does not exist. Does not create it. */
async function openExisting(): Promise<IDBDatabase | null> {
  const factory: IDBFactory | undefined = globalThis.indexedDB;
  if (factory === undefined) return null;
  // Older browsers cannot list their databases.
  const list: (() => Promise<IDBDatabaseInfo[]>) | undefined = factory.databases?.bind(factory);
  if (list !== undefined && !(await list()).some(({ name }) => name === DATABASE)) return null;
  const request = factory.open(DATABASE);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  try {
    return await resultOf(request);
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('No answer.', 'UnknownError'));
  });
}
