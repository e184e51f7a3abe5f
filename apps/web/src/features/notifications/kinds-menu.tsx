import { notificationSettings, type PlacedSetting } from '@linnet/domain/settings';
import ListFilter from 'lucide-react/icons/list-filter';
import { useLacks } from '../../platform/client/use-lacks';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Check } from '../../ui/check/check';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Popover } from '../../ui/popover/popover';
import styles from './notifications.module.css';

const { notificationVisibility } = notificationSettings;
const needs: PlacedSetting<unknown>['optionNeeds'] = notificationVisibility.optionNeeds;

type Visible = typeof notificationVisibility.default;

const isKind = (name: string): name is keyof Visible => name in notificationVisibility.default;
const kinds = Object.keys(notificationVisibility.default).filter(isKind);
const wordsOf = (kind: keyof Visible): MessageId => `settings.kind.${kind}`;

/** Chooses which kinds of notifications are shown. */
export function KindsMenu() {
  const text = useText();
  const visible = useListedSetting('notificationVisibility', notificationVisibility);
  const lacks = useLacks();
  const label = text('notifications.filter');
  const shown = kinds.filter((kind) => {
    const needed = needs?.[kind];
    return needed === undefined || !lacks([needed]);
  });
  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => <IconButton {...props} name={label} icon={ListFilter} />}
    >
      {(close) => (
        <div className={styles.kinds} role="group" aria-label={label}>
          {shown.map((kind) => (
            <Check
              key={kind}
              checked={visible.value[kind]}
              onChange={({ target }) => visible.write({ ...visible.value, [kind]: target.checked })}
            >
              {text(wordsOf(kind))}
            </Check>
          ))}
          <Link className={styles.settings} to={`${pathTo('settings')}?tab=notifications`} onClick={close}>
            {text('notifications.filter_settings')}
          </Link>
        </div>
      )}
    </Popover>
  );
}
