import { hostOf } from '@linnet/domain/people';
import type { useText } from '../../platform/i18n/use-text';
import type { AccountAction, AccountScene } from './account-action';

interface LabelWords {
  readonly text: ReturnType<typeof useText>;
  /** Names the account in the label, for places that are about something else. */
  readonly named?: boolean;
}

/** The text of an action's label. */
export function accountLabel(action: AccountAction, scene: AccountScene, words: LabelWords): string {
  const { text, named = false } = words;
  const { acct } = scene.account;
  return text(action.label(scene), { named: named ? 'yes' : 'no', acct, host: hostOf(scene.account) ?? '' });
}
