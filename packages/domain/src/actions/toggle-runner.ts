import { ApiError, type Call, type ErrorReason, type StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import { importStatus } from '../graph/import';
import type { ToggleAction, ToggleName } from './toggle-action';

export interface ToggleError {
  id: StatusId;
  name: ToggleName;
  on: boolean;
  reason: ErrorReason;
  retry: () => void;
}

/**
 * Runs toggles. Each is shown at once; there is one request at a time per action and status, and the last choice wins.
 */
export interface ToggleRunner {
  toggle(action: ToggleAction, id: StatusId, on: boolean): void;
}

/** A toggle that was done or is to be done. */
export interface DoneToggle {
  action: ToggleAction;
  on: boolean;
  /** The row before the action. */
  before?: StatusRow | undefined;
}

interface RunnerOptions {
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
  onError: (error: ToggleError) => void;
  onSuccess: (id: StatusId, done: DoneToggle) => void;
}

interface Target extends DoneToggle {
  /** Ids of the other statuses that change with it. */
  also: StatusId[];
  lift: () => void;
}

export function createToggleRunner({ graph, send, ...options }: RunnerOptions): ToggleRunner {
  const targets = new Map<string, Target>();

  async function sendTarget(id: StatusId, target: Target): Promise<void> {
    const { action, on, also } = target;
    const before = graph.statuses.fact(id);
    importStatus(graph, await send(action.call(id, on)));
    for (const other of also) graph.statuses.change(other, (row) => action.show(row, on));
    options.onSuccess(id, { action, on, before });
  }

  /** Sends requests until the last one sent is what the viewer wants. */
  async function run(key: string, id: StatusId): Promise<void> {
    let sent: Pick<Target, 'on' | 'action'> | undefined;
    const isSent = (target: Target): boolean => target.on === sent?.on && target.action === sent.action;
    for (let target = targets.get(key); target !== undefined && !isSent(target); target = targets.get(key)) {
      const { action, on } = target;
      sent = target;
      try {
        await sendTarget(id, target);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason.kind === 'aborted') break;
        const now = targets.get(key);
        if (now !== undefined && !isSent(now)) {
          const fact = graph.statuses.fact(id);
          sent = fact === undefined ? sent : { action, on: action.isOn(fact) };
          continue;
        }
        const retry = () => toggle(action, id, on);
        options.onError({ id, name: action.name, on, reason: error.reason, retry });
        break;
      }
    }
    targets.get(key)?.lift();
    targets.delete(key);
  }

  function toggle(action: ToggleAction, id: StatusId, on: boolean): void {
    const key = `${action.key ?? action.name} ${id}`;
    const earlier = targets.get(key);
    const row = graph.statuses.get(id);
    const also = row === undefined ? [] : (action.also?.(graph, row) ?? []);
    const lifts = [id, ...also].map((one) => graph.statuses.overlay(one, (shown) => action.show(shown, on)));
    targets.set(key, { action, on, also, lift: () => lifts.forEach((lift) => lift()) });
    earlier?.lift();
    if (earlier === undefined) void run(key, id);
  }

  return {
    toggle,
  };
}
