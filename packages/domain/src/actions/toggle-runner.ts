import { ApiError, type Call, type FailureReason, type StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import type { ToggleName } from './toggle-action';
import { toggleActions } from './toggle-actions';

export interface ToggleFailure {
  name: ToggleName;
  on: boolean;
  reason: FailureReason;
  retry: () => void;
}

/** Runs toggles: shown at once, one request under way for each (action, status), the last wish wins. */
export interface ToggleRunner {
  toggle(name: ToggleName, id: StatusId, on: boolean): void;
  /** Forgets the wishes of whoever was reading. */
  clear(): void;
}

interface RunnerOptions {
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
  onFailure: (failure: ToggleFailure) => void;
  onSuccess: () => void;
}

interface Wish {
  on: boolean;
  lift: () => void;
}

export function createToggleRunner({ graph, send, ...options }: RunnerOptions): ToggleRunner {
  let wishes = new Map<string, Wish>();

  /** Sends until what the server was told is what the person wants. */
  async function run(key: string, name: ToggleName, id: StatusId): Promise<void> {
    const own = wishes;
    let told: boolean | undefined;
    for (let wish = own.get(key); wish !== undefined && wish.on !== told; wish = own.get(key)) {
      told = wish.on;
      try {
        importStatus(graph, await send(toggleActions[name].call(id, told)));
        options.onSuccess();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason.kind === 'aborted') break;
        if (own.get(key)?.on !== told) {
          const fact = graph.statuses.fact(id);
          told = fact === undefined ? told : toggleActions[name].isOn(fact);
          continue;
        }
        const on = told;
        options.onFailure({ name, on, reason: error.reason, retry: () => toggle(name, id, on) });
        break;
      }
    }
    own.get(key)?.lift();
    own.delete(key);
  }

  function toggle(name: ToggleName, id: StatusId, on: boolean): void {
    const action = toggleActions[name];
    const key = `${name} ${id}`;
    const earlier = wishes.get(key);
    const lift = graph.statuses.overlay(id, (row) => action.show(row, on));
    wishes.set(key, { on, lift });
    earlier?.lift();
    if (earlier === undefined) void run(key, name, id);
  }

  return {
    toggle,
    clear() {
      wishes = new Map();
    },
  };
}
