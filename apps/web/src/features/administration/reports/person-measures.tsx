import type { StaffReport } from '@linnet/api';
import type { ModerationItem, ModerationStep } from '@linnet/domain/staff';
import { partItemPath } from '../../../blocks/administration/part-entries';
import { ModerationMenu } from '../../../blocks/moderation/moderation-menu';
import { Day } from '../parts-kit/day';
import { Text } from '../../../platform/i18n/text';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { KeyHint } from '../parts-kit/key-hint';
import { PartHeading, PartSection } from '../parts-kit/part-section';
import { moderatedOf } from '../parts-kit/moderated-of';
import styles from './reports.module.css';
import { stateMeasures } from './state-measures';

/** Loaded on its own: it imports the settings of the server. */
const BlockServer = lazyScreen(() => import('../parts-kit/block-server').then((part) => part.BlockServer));

interface PersonMeasuresProps {
  readonly report: StaffReport;
  /** What the viewer may do with the reported account. */
  readonly items: readonly ModerationItem[];
  readonly onStep: (step: ModerationStep) => void;
}

/** The reported account: its age, how much it has written, and what can be done with it. */
export function PersonMeasures({ report: { account, target }, items, onStep }: PersonMeasuresProps) {
  const text = useText();
  const numbers = useNumberFormat();
  if (account === null || target === null) return null;
  const moderated = moderatedOf(target);
  const host = target.isLocal ? null : (account.acct.split('@')[1]?.toLowerCase() ?? null);
  return (
    <PartSection title={text('desk.account')}>
      <p className={styles.faint}>
        <Text id="desk.since" values={{ time: <Day of={target.createdAt} /> }} />
        {' · '}
        {text('desk.has_posts', { count: account.statusesCount, shown: numbers.full(account.statusesCount) })}
        {' · '}
        {text(target.isLocal ? 'desk.is_local' : 'desk.is_remote')}
        {!target.isActive && ` · ${text('moderation.deactivated')}`}
      </p>
      {items.length === 0 ? (
        <p className={styles.faint}>{text('desk.no_measures')}</p>
      ) : (
        <ModerationMenu
          account={account}
          items={items}
          moderated={moderated}
          hintOf={(item) => <KeyHint digit={stateMeasures.length + items.indexOf(item) + 1} />}
          onChoose={(item) => onStep(item.step(moderated))}
        />
      )}
      {host !== null && (
        <>
          <PartHeading>{text('desk.its_server')}</PartHeading>
          <p>
            <Link to={partItemPath('servers', host)}>
              <bdi>{host}</bdi>
            </Link>
          </p>
          <BlockServer host={host} />
        </>
      )}
    </PartSection>
  );
}
