import type { StatusView } from '@linnet/domain';
import type { ReactNode } from 'react';
import { readsLanguage, useLocale } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { Link } from '../../platform/navigation/link';
import { AccountLine } from '../account/display-name';
import { lazyCardPart } from './lazy-card-part';
import { PersonLink } from '../account/person-link';
import { ScopeIcon } from './scope-icon';
import styles from './status-head.module.css';
import { StatusTime } from '../inline-parts/lazy-inline-parts';

const LanguageLabel = lazyCardPart((parts) => parts.LanguageLabel);
const StateMarks = lazyCardPart((parts) => parts.StateMarks);

interface StatusHeadProps {
  view: StatusView;
  /** Controls at the end of the line that concern the card in its list. */
  tools?: ReactNode;
}

/** Author, scope and time in one line. The handle is cut off first, the time never. */
export function StatusHead({ view: { status, author }, tools }: StatusHeadProps) {
  const { language } = status;
  const { code } = useLocale();
  const isForeign = language !== null && !readsLanguage(language, code);
  return (
    <div className={styles.head}>
      <PersonLink className={styles.author} account={author}>
        <AccountLine account={author} />
      </PersonLink>
      <span className={styles.meta}>
        {isForeign && <LanguageLabel tag={language} />}
        <Link to={pathTo('conversation', { id: status.id })}>
          <StatusTime at={status.createdAt} />
        </Link>
        {(status.bookmarked || status.pinned || status.threadMuted) && <StateMarks status={status} />}
        <ScopeIcon scope={status.scope} />
        {tools}
      </span>
    </div>
  );
}
