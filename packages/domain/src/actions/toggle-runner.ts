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
}

interface RunnerOptions {
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
  onFailure: (failure: ToggleFailure) => void;
}

interface Wish {
  on: boolean;
  lift: () => void;
}

export function createToggleRunner({ graph, send, onFailure }: RunnerOptions): ToggleRunner {
  const wishes = new Map<string, Wish>();

  /** Sends until what the server was told is what the person wants. */
  async function run(key: string, name: ToggleName, id: StatusId): Promise<void> {
    let told: boolean | undefined;
    for (let wish = wishes.get(key); wish !== undefined && wish.on !== told; wish = wishes.get(key)) {
      told = wish.on;
      try {
        importStatus(graph, await send(toggleActions[name].call(id, told)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (wishes.get(key)?.on !== told) {
          const fact = graph.statuses.fact(id);
          told = fact === undefined ? told : toggleActions[name].isOn(fact);
          continue;
        }
        const on = told;
        onFailure({ name, on, reason: error.reason, retry: () => toggle(name, id, on) });
        break;
      }
    }
    wishes.get(key)?.lift();
    wishes.delete(key);
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

  return { toggle };
}
