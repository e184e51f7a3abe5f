import { postLanguages, withPostLanguage } from '@linnet/domain/drafts';
import { useListedSetting } from '../../../platform/client/use-listed-setting';

interface RecentLanguages {
  /** Language tags, the latest first. */
  readonly recent: readonly string[];
  readonly remember: (tag: string) => void;
}

/** The languages of recent posts, stored on this device. */
export function useRecentLanguages(): RecentLanguages {
  const { value, write } = useListedSetting('postLanguages', postLanguages);
  return {
    recent: value,
    remember(tag) {
      // If nothing can be stored, the value holds for this page only; the error is shown elsewhere.
      write(withPostLanguage(value, tag));
    },
  };
}
