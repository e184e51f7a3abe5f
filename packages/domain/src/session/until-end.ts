import type { Cell } from '../kernel/cell';
import type { Environment, LiveEnvironment, RecordStorage, WritingEnvironment } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import type { Settings } from '../settings/settings';

/** The cell, with subscriptions that end with the client. */
export function cellUntilEnd<C extends Pick<Cell<unknown>, 'subscribe'>>(life: Lifetime, cell: C): C {
  return { ...cell, subscribe: (listener) => endWith(life, cell.subscribe(listener)) };
}

/** The settings of the page, for a client that must neither change nor follow them once it has ended. */
export function settingsUntilEnd(life: Lifetime, settings: Settings): Settings {
  return {
    ...settings,
    set: (key, value) => !life.isOver() && settings.set(key, value),
    write: (key, value) => !life.isOver() && settings.write(key, value),
    own: cellUntilEnd(life, settings.own),
    instance: cellUntilEnd(life, settings.instance),
    account: cellUntilEnd(life, settings.account),
    subscribe: (listener) => endWith(life, settings.subscribe(listener)),
  };
}

/** The environment of a client. Once the client has ended, it sends and stores nothing, and no listener is called. */
export function environmentUntilEnd(life: Lifetime, environment: Environment): Environment {
  return {
    ...environment,
    storage: storageUntilEnd(life, environment.storage),
    fetch: async (input, init) => {
      if (life.isOver()) throw new DOMException('The client has ended.', 'AbortError');
      return environment.fetch(input, init);
    },
    forWriting: async () => writingUntilEnd(life, await environment.forWriting()),
    forLive: async () => liveUntilEnd(life, await environment.forLive()),
  };
}

function storageUntilEnd(life: Lifetime, storage: RecordStorage): RecordStorage {
  return {
    available: storage.available,
    read: (key) => storage.read(key),
    keys: (prefix) => storage.keys(prefix),
    write: (key, value) => !life.isOver() && storage.write(key, value),
    remove(key) {
      if (!life.isOver()) storage.remove(key);
    },
  };
}

function writingUntilEnd(life: Lifetime, writing: WritingEnvironment): WritingEnvironment {
  const { otherPages } = writing;
  return {
    ...writing,
    otherPages: {
      withLock: (name, task) => otherPages.withLock(name, task),
      onRecord: (listener) => endWith(life, otherPages.onRecord(listener)),
    },
  };
}

function liveUntilEnd(life: Lifetime, live: LiveEnvironment): LiveEnvironment {
  return {
    ...live,
    attention: cellUntilEnd(life, live.attention),
    onNetwork: (listener) => endWith(life, live.onNetwork(listener)),
  };
}

/** Returns a function that ends a subscription; it is also called when the client ends. */
function endWith(life: Lifetime, end: () => void): () => void {
  if (life.isOver()) {
    end();
    return () => {};
  }
  const removeListener = life.onEnd(end);
  return () => {
    removeListener();
    end();
  };
}
