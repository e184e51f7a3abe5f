import { postLanguages, withPostLanguage } from '@linnet/domain/drafts';
import { useListedSetting } from '../../../platform/client/use-listed-setting';

interface RecentLanguages {
  /** Tags, the last one first. */
  readonly recent: readonly string[];
  readonly remember: (tag: string) => void;
}

/** The languages that posts on this device were written in. */
export function useRecentLanguages(): RecentLanguages {
  const { value, write } = useListedSetting('postLanguages', postLanguages);
  return {
    recent: value,
    remember(tag) {
      // Where nothing can be kept it is known for this page, and the page says so by itself.
      write(withPostLanguage(value, tag));
    },
  };
}
