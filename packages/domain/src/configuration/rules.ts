import {
  changeRule,
  createRule,
  deleteRule,
  editedRules,
  type EditedRule,
  type ErrorReason,
} from '@linnet/api';
import { perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';

/** What is written of a rule. */
export type RuleTexts = Pick<EditedRule, 'text' | 'hint'>;

/** The rules of the server, in the order in which people see them. Changes resolve to the error, null on success. */
export interface Rules extends Pick<Resource<readonly EditedRule[]>, 'state' | 'load' | 'follow'> {
  add(texts: RuleTexts): Promise<ErrorReason | null>;
  edit(id: string, texts: RuleTexts): Promise<ErrorReason | null>;
  remove(id: string): Promise<ErrorReason | null>;
  /** Moves a rule to a place in the list, from 0. */
  move(id: string, to: number): Promise<ErrorReason | null>;
}

/** The list with one rule at another place. */
export function moved<T extends { readonly id: string }>(
  rules: readonly T[],
  id: string,
  to: number,
): readonly T[] {
  const rule = rules.find((each) => each.id === id);
  return rule === undefined ? rules : rules.filter((each) => each !== rule).toSpliced(to, 0, rule);
}

/** The rules whose priority must change for the list to have this order, with as few changes as going down the list finds. */
export function repriced(ordered: readonly EditedRule[]): readonly EditedRule[] {
  let last = -1;
  return ordered.flatMap((rule) => {
    const priority = rule.priority > last ? rule.priority : last + 1;
    last = priority;
    return priority === rule.priority ? [] : [{ ...rule, priority }];
  });
}

export const rulesOf = perClient((client): Rules => {
  const { send } = client;
  const resource = clientResource<readonly EditedRule[]>(client, {
    load: async () => (await send(editedRules())).items,
  });
  const current = (): readonly EditedRule[] => resource.state.get().value ?? [];

  /** Changes one after the other; the list is then what the server says. */
  async function inTurn(calls: readonly (() => Promise<unknown>)[]): Promise<ErrorReason | null> {
    const error = await errorOf(
      calls.reduce<Promise<unknown>>((before, call) => before.then(call), Promise.resolve()),
    );
    return (await resource.reload()) ?? error;
  }

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    add: (texts) =>
      inTurn([
        () =>
          send(
            createRule({ ...texts, priority: Math.max(-1, ...current().map((each) => each.priority)) + 1 }),
          ),
      ]),
    edit: (id, texts) => inTurn([() => send(changeRule(id, texts))]),
    remove: (id) => inTurn([() => send(deleteRule(id))]),
    move: (id, to) =>
      resource.change({
        key: 'order',
        show: (rules) => moved(rules, id, to),
        async send() {
          // The list as it is now, not as it was when the wish was made.
          const ordered = moved(current(), id, to);
          for (const { id: changed, priority } of repriced(ordered))
            await send(changeRule(changed, { priority }));
          const { items } = await send(editedRules());
          return () => items;
        },
      }),
  };
});
