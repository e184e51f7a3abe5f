import type { Cell } from '../kernel/cell';
import type { Environment, LiveEnvironment, RecordStorage, WritingEnvironment } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import type { Settings } from '../settings/settings';

/** The cell, with subscriptions that end with the client. */
export function cellUntilEnd<C extends Pick<Cell<unknown>, 'subscribe'>>(life: Lifetime, cell: C): C {
  return { ...cell, subscribe: (listener) => during(life, cell.subscribe(listener)) };
}

/** The settings of the page, which a client that has ended neither changes nor reads along. */
export function settingsUntilEnd(life: Lifetime, settings: Settings): Settings {
  return {
    ...settings,
    set: (key, value) => !life.isOver() && settings.set(key, value),
    write: (key, value) => !life.isOver() && settings.write(key, value),
    own: cellUntilEnd(life, settings.own),
    instance: cellUntilEnd(life, settings.instance),
    account: cellUntilEnd(life, settings.account),
    subscribe: (listener) => during(life, settings.subscribe(listener)),
  };
}

/** What a client needs of the outside world. Once it has ended, it sends and stores nothing and is called no more. */
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
      onRecord: (listener) => during(life, otherPages.onRecord(listener)),
    },
  };
}

function liveUntilEnd(life: Lifetime, world: LiveEnvironment): LiveEnvironment {
  return {
    ...world,
    attention: cellUntilEnd(life, world.attention),
    onNetwork: (listener) => during(life, world.onNetwork(listener)),
  };
}

/** A subscription's end, which is also called when the client ends. */
function during(life: Lifetime, end: () => void): () => void {
  if (life.isOver()) {
    end();
    return () => {};
  }
  const forget = life.onEnd(end);
  return () => {
    forget();
    end();
  };
}
