import {
  ApiError,
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
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import type { Resource } from '../kernel/resource/resource';
import { type CheckedStep, type StepOutcome, runChecked } from '../kernel/tasks/checked-step';

/** The texts of a rule. */
export type RuleTexts = Pick<EditedRule, 'text' | 'hint'>;

type CheckedRule = StepOutcome<EditedRule | null>;

/**
 * The rules of the server, in the order in which people see them. `seen` is a rule as the viewer saw it: if somebody
 * else has changed it since, it is not overwritten.
 */
export interface Rules extends Pick<Resource<readonly EditedRule[]>, 'state' | 'load' | 'follow'> {
  /** Adds a rule at the end. Resolves to the error, null on success. */
  add(texts: RuleTexts): Promise<ErrorReason | null>;
  edit(seen: EditedRule, texts: RuleTexts): Promise<CheckedRule>;
  remove(seen: EditedRule): Promise<CheckedRule>;
  /** Moves a rule to an index of the list. Resolves to the error, null on success. */
  move(id: string, to: number): Promise<ErrorReason | null>;
}

const hasTexts = (rule: RuleTexts | null, { text, hint }: RuleTexts): boolean =>
  rule !== null && rule.text.trim() === text.trim() && rule.hint.trim() === hint.trim();

/** The list with one rule moved to another index. */
export function moved<T extends { readonly id: string }>(
  rules: readonly T[],
  id: string,
  to: number,
): readonly T[] {
  const rule = rules.find((each) => each.id === id);
  return rule === undefined ? rules : rules.filter((each) => each !== rule).toSpliced(to, 0, rule);
}

/** The rules whose priority must change so that the list has this order, with their new priorities. */
export function newPriorities(ordered: readonly EditedRule[]): readonly EditedRule[] {
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

  /** Loads a rule as it is now; null when it no longer exists. Rejects with `ApiError`. */
  async function loadRule(id: string): Promise<EditedRule | null> {
    const error = await resource.reload();
    if (error !== null) throw new ApiError(error);
    return current().find((each) => each.id === id) ?? null;
  }

  const checked = (
    seen: EditedRule,
    step: Pick<CheckedStep<EditedRule | null>, 'isDone' | 'act'>,
  ): Promise<CheckedRule> =>
    runChecked<EditedRule | null>({
      load: () => loadRule(seen.id),
      isSame: (now) => hasTexts(now, seen),
      ...step,
    });

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    async add(texts) {
      const loadError = await resource.reload();
      if (loadError !== null) return loadError;
      const known = new Set(current().map(({ id }) => id));
      const priority = Math.max(-1, ...current().map((each) => each.priority)) + 1;
      const error = await errorUnlessDone(
        send(createRule({ ...texts, priority })),
        async () =>
          (await resource.reload()) === null &&
          current().some((rule) => !known.has(rule.id) && hasTexts(rule, texts)),
      );
      // An error of this reload is not one of adding: it is in the state of the resource.
      await resource.reload();
      return error;
    },
    edit: (seen, texts) =>
      checked(seen, {
        isDone: (now) => hasTexts(now, texts),
        act: () => errorOf(send(changeRule(seen.id, texts))),
      }),
    remove: (seen) =>
      checked(seen, { isDone: (now) => now === null, act: () => errorOf(send(deleteRule(seen.id))) }),
    move: (id, to) =>
      resource.change({
        key: 'order',
        show: (rules) => moved(rules, id, to),
        async send() {
          // The list as it is now: it may have changed since the viewer moved the rule.
          const ordered = moved(current(), id, to);
          for (const { id: changed, priority } of newPriorities(ordered))
            await send(changeRule(changed, { priority }));
          const { items } = await send(editedRules());
          return () => items;
        },
      }),
  };
});
