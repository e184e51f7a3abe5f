import type { InstanceRule, ReportCategory } from '@linnet/api';
import type { Complaint } from '@linnet/domain/reports';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/use-instance';

interface Reasons {
  /** The categories to choose from; empty if the server has none. */
  readonly categories: readonly ReportCategory[];
  /** The rules to choose from; empty if the category is not a violation of rules. */
  readonly rules: readonly InstanceRule[];
  /** A rule must be chosen, and none is. */
  readonly needsRule: boolean;
}

/** The categories and rules to choose from in a report. */
export function useReasons({ category, ruleIds }: Pick<Complaint, 'category' | 'ruleIds'>): Reasons {
  const all = useInstance().instance?.rules.filter(({ id }) => id !== '') ?? [];
  const asks = useFeature('reportCategories');
  const hasRules = all.length > 0;
  if (!asks) return { categories: [], rules: all, needsRule: false };
  const isViolation = hasRules && category === 'violation';
  return {
    categories: hasRules ? ['spam', 'violation', 'legal', 'other'] : ['spam', 'legal', 'other'],
    rules: isViolation ? all : [],
    needsRule: isViolation && !ruleIds.some((id) => all.some((rule) => rule.id === id)),
  };
}
