/** What each event carries, by its name. */
type EventArguments<Events> = { readonly [Name in keyof Events]: readonly unknown[] };
type Listener<Values extends readonly unknown[]> = (...carried: Values) => void;

/** The events by which parts of a page speak to each other. */
export interface Hub<Events extends EventArguments<Events>> {
  emit<Name extends keyof Events>(name: Name, ...carried: Events[Name]): void;
  /** Subscribes until the returned function is called. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
}

export function createHub<Events extends EventArguments<Events>>(): Hub<Events> {
  const listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {};
  return {
    emit(name, ...carried) {
      for (const listener of [...(listeners[name] ?? [])]) listener(...carried);
    },
    on(name, listener) {
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => set.delete(listener);
    },
  };
}
