import type { InstanceRule, ReportCategory } from '@linnet/api';
import type { Complaint } from '@linnet/domain/reports';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/use-instance';

interface Reasons {
  /** What a report can be about; empty where the server does not ask. */
  readonly categories: readonly ReportCategory[];
  /** Those that may have been broken; empty where the choice does not come to them. */
  readonly rules: readonly InstanceRule[];
  /** A rule has to be named, and none is. */
  readonly needsRule: boolean;
}

/** The reasons for which the server takes reports. */
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
