import type { StatusRow } from '@linnet/domain';
import { readsLanguage } from '../../platform/i18n/reads-language';
import { useLocale } from '../../platform/i18n/use-locale';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { EditedMark } from './edited-mark';
import { lazyCardPart } from './lazy-card-part';
import { ReceivedCounts } from './received-counts';
import { scopeFacts } from './scope-facts';
import { ScopeIcon } from './scope-icon';
import styles from './focused.module.css';

const LanguageLabel = lazyCardPart((parts) => parts.LanguageLabel);

interface FocusedFootProps {
  status: StatusRow;
}

/** Time, scope and counts in full. */
export function FocusedFoot({ status }: FocusedFootProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const { code } = useLocale();
  const { language } = status;

  return (
    <>
      <div className={styles.when}>
        <time dateTime={status.createdAt}>{full(Date.parse(status.createdAt))}</time>
        <span className={styles.scope}>
          <ScopeIcon scope={status.scope} />
          {text(scopeFacts[status.scope].label)}
        </span>
        {language !== null && !readsLanguage(language, code) && <LanguageLabel tag={language} />}
        {status.editedAt !== null && <EditedMark status={status} at={status.editedAt} full />}
      </div>
      <ReceivedCounts status={status} />
    </>
  );
}
