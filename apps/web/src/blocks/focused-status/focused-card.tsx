import type { StatusId } from '@linnet/api';
import type { Author, StatusRow } from '@linnet/domain';
import { useStatusView } from '../../platform/client/use-status-view';
import { readsLanguage, useLocale, useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { DisplayName, Handle } from '../account/display-name';
import { NameLink } from '../account/person-link';
import { AccountMarks } from '../inline-parts/account-marks';
import { Avatar } from '../inline-parts/avatar';
import {
  StatusActionRow,
  StatusLinkCard,
  StatusMedia,
  StatusQuote,
  StatusReactions,
  StatusTheme,
} from '../status/attached-parts';
import { EditedMark, LanguageLabel } from '../status/status-marks';
import { ScrobbleLine } from '../status/scrobble-line';
import { ScopeIcon, scopeFacts } from '../status/scope-icon';
import { StatusBody } from '../status/status-body';
import { LazyTombstone } from '../status/status-card';
import { StatusFrame } from '../status/status-frame';
import { StatusLines } from '../status/status-lines';
import { useVisibility } from '../visibility/use-visibility';
import styles from './focused-card.module.css';
import { ReceivedCounts } from './received-counts';

/** Name above handle, for the status that a conversation is about. */
export function FocusedHead({ author }: { readonly author: Author }) {
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        <NameLink className={styles.profile} account={author}>
          <DisplayName account={author} />
        </NameLink>{' '}
        <AccountMarks account={author} />
      </span>
      <Handle className={styles.handle} account={author} />
    </div>
  );
}

/** Time, scope and counts in full. */
function FocusedFoot({ status }: { readonly status: StatusRow }) {
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

/** The status that a conversation is about, emphasised and with more details. */
export function FocusedCard({ id }: { readonly id: StatusId }) {
  const view = useStatusView(id);
  // The viewer opened it, so it is shown despite mutes and filters; only its media may be covered.
  const { coveredBy } = useVisibility(id, view);
  if (view === undefined) return null;
  const { status, author } = view;
  if (status.deleted) return <LazyTombstone />;

  return (
    <StatusFrame view={view} focused>
      <Avatar account={author} />
      <FocusedHead author={author} />
      <div className={styles.full}>
        <StatusLines view={view} />
        <StatusBody view={view} large>
          {status.attachments.length > 0 && <StatusMedia status={status} coveredBy={coveredBy} />}
          <StatusLinkCard status={status} />
          <StatusTheme view={view} />
        </StatusBody>
        <StatusQuote status={status} />
        <StatusReactions status={status} />
        <FocusedFoot status={status} />
        <ScrobbleLine author={author} />
        <StatusActionRow view={view} />
      </div>
    </StatusFrame>
  );
}
