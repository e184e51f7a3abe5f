import { ApiError, type Call, type FailureReason, type StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import { importStatus } from '../graph/import';
import type { ToggleAction, ToggleName } from './toggle-action';

export interface ToggleFailure {
  id: StatusId;
  name: ToggleName;
  on: boolean;
  reason: FailureReason;
  retry: () => void;
}

/**
 * Runs toggles. Each is shown at once; there is one request at a time per action and status, and the last wish wins.
 */
export interface ToggleRunner {
  toggle(action: ToggleAction, id: StatusId, on: boolean): void;
}

/** A toggle that was done or is to be done. */
export interface Done {
  action: ToggleAction;
  on: boolean;
  /** The row before the action. */
  before?: StatusRow | undefined;
}

interface RunnerOptions {
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
  onFailure: (failure: ToggleFailure) => void;
  onSuccess: (id: StatusId, done: Done) => void;
}

interface Wish extends Done {
  /** Ids of the other statuses that change with it. */
  also: StatusId[];
  lift: () => void;
}

export function createToggleRunner({ graph, send, ...options }: RunnerOptions): ToggleRunner {
  const wishes = new Map<string, Wish>();

  async function tell(id: StatusId, wish: Wish): Promise<void> {
    const { action, on, also } = wish;
    const before = graph.statuses.fact(id);
    importStatus(graph, await send(action.call(id, on)));
    for (const other of also) graph.statuses.change(other, (row) => action.show(row, on));
    options.onSuccess(id, { action, on, before });
  }

  /** Sends requests until the last one sent is what the viewer wants. */
  async function run(key: string, id: StatusId): Promise<void> {
    let told: Pick<Wish, 'on' | 'action'> | undefined;
    const isTold = (wish: Wish): boolean => wish.on === told?.on && wish.action === told.action;
    for (let wish = wishes.get(key); wish !== undefined && !isTold(wish); wish = wishes.get(key)) {
      const { action, on } = wish;
      told = wish;
      try {
        await tell(id, wish);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason.kind === 'aborted') break;
        const now = wishes.get(key);
        if (now !== undefined && !isTold(now)) {
          const fact = graph.statuses.fact(id);
          told = fact === undefined ? told : { action, on: action.isOn(fact) };
          continue;
        }
        const retry = () => toggle(action, id, on);
        options.onFailure({ id, name: action.name, on, reason: error.reason, retry });
        break;
      }
    }
    wishes.get(key)?.lift();
    wishes.delete(key);
  }

  function toggle(action: ToggleAction, id: StatusId, on: boolean): void {
    const key = `${action.key ?? action.name} ${id}`;
    const earlier = wishes.get(key);
    const row = graph.statuses.get(id);
    const also = row === undefined ? [] : (action.also?.(graph, row) ?? []);
    const lifts = [id, ...also].map((one) => graph.statuses.overlay(one, (shown) => action.show(shown, on)));
    wishes.set(key, { action, on, also, lift: () => lifts.forEach((lift) => lift()) });
    earlier?.lift();
    if (earlier === undefined) void run(key, id);
  }

  return {
    toggle,
  };
}
