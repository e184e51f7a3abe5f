import type { InstanceRule, ReportCategory } from '@linnet/api';
import type { ReportDraft } from '@linnet/domain/reports';
import { useId } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Select } from '../../ui/select/select';
import styles from './report.module.css';

interface Reasons {
  /** The categories to choose from; empty if the server has none. */
  readonly categories: readonly ReportCategory[];
  /** The rules to choose from; empty if the category is not a violation of rules. */
  readonly rules: readonly InstanceRule[];
  /** A rule must be chosen, and none is. */
  readonly needsRule: boolean;
}

/** The categories and rules to choose from in a report. */
export function useReasons({ category, ruleIds }: Pick<ReportDraft, 'category' | 'ruleIds'>): Reasons {
  const all = useInstance().instance?.rules.filter(({ id }) => id !== '') ?? [];
  const hasCategories = useFeature('reportCategories');
  const hasRules = all.length > 0;
  if (!hasCategories) return { categories: [], rules: all, needsRule: false };
  const isViolation = hasRules && category === 'violation';
  return {
    categories: hasRules ? ['spam', 'violation', 'legal', 'other'] : ['spam', 'legal', 'other'],
    rules: isViolation ? all : [],
    needsRule: isViolation && !ruleIds.some((id) => all.some((rule) => rule.id === id)),
  };
}

interface ReasonChoiceProps {
  readonly draft: ReportDraft;
  readonly onChange: (change: Partial<ReportDraft>) => void;
  readonly problem: string | undefined;
}

/** Chooses the category of a report and the violated rules, if the server has categories and rules. */
export function ReasonChoice({ draft, onChange, problem }: ReasonChoiceProps) {
  const text = useText();
  const id = useId();
  const { categories, rules } = useReasons(draft);
  const { category, ruleIds } = draft;

  function handleRule(rule: string, on: boolean) {
    const others = ruleIds.filter((each) => each !== rule);
    onChange({ ruleIds: on ? [...others, rule] : others });
  }

  return (
    <>
      {categories.length > 0 && (
        <div className={styles.part}>
          <label className={styles.label} htmlFor={id}>
            {text('user_reporting.category')}
          </label>
          <Select
            id={id}
            value={category}
            options={categories.map((each) => ({
              value: each,
              label: text('user_reporting.categories', { category: each }),
            }))}
            onChange={(chosen) => onChange({ category: chosen })}
          />
        </div>
      )}
      {rules.length > 0 && (
        <fieldset
          className={styles.part}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        >
          <legend className={styles.label}>{text('user_reporting.rules')}</legend>
          {rules.map((rule) => (
            <Check
              key={rule.id}
              checked={ruleIds.includes(rule.id)}
              onChange={(checked) => handleRule(rule.id, checked)}
            >
              <span dir="auto">{rule.text}</span>
              {rule.hint !== '' && (
                <span className={styles.hint} dir="auto">
                  {rule.hint}
                </span>
              )}
            </Check>
          ))}
          {problem !== undefined && (
            <p className={styles.problem} id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
