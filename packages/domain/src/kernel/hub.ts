/** The values of each event, by its name. */
type EventArguments<Events> = { readonly [Name in keyof Events]: readonly unknown[] };
type Listener<Values extends readonly unknown[]> = (...values: Values) => void;

/** Typed events between the parts of a page. */
export interface Hub<Events extends EventArguments<Events>> {
  emit<Name extends keyof Events>(name: Name, ...values: Events[Name]): void;
  /** Subscribes until the returned function is called. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
}

export function createHub<Events extends EventArguments<Events>>(): Hub<Events> {
  const listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {};
  return {
    emit(name, ...values) {
      for (const listener of [...(listeners[name] ?? [])]) listener(...values);
    },
    on(name, listener) {
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => set.delete(listener);
    },
  };
}
