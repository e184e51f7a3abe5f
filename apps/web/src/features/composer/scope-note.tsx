import { composingSettings } from '@linnet/domain/settings';
import { isForEverybody } from '@linnet/domain/readers';
import X from 'lucide-react/icons/x';
import { scopeFacts } from '../../blocks/status/scope-icon';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import { ReadersLine } from './readers/readers-line';
import styles from './scope-note.module.css';
import type { Composer } from './use-composer';

/** Says who can see a post that is not public, and warns where the scope is less private than it sounds. */
export function ScopeNote({ composer }: { readonly composer: Composer }) {
  return (
    <>
      <ScopeLine composer={composer} />
      {!isForEverybody(composer.content.scope) && <ReadersLine composer={composer} />}
    </>
  );
}

function ScopeLine({ composer }: { readonly composer: Composer }) {
  const text = useText();
  const session = useSession();
  const hidden = useListedSetting('hideScopeNotice', composingSettings.hideScopeNotice);
  const { chosenScope } = composer;
  const { scope } = composer.content;
  const isUnlocked = session.state !== 'visitor' && session.own?.locked === false;

  if (chosenScope !== null) {
    const values = { chosen: text(scopeFacts[chosenScope].label), used: text(scopeFacts[scope].label) };
    return <Note tone="warning">{text('post_status.scope_narrowed', values)}</Note>;
  }
  if (scope === 'private' && isUnlocked) {
    return (
      <Note tone="warning">
        <Text
          id="post_status.account_not_locked_warning"
          values={{
            a: (parts) => <Link to={`${pathTo('settings')}?tab=profile`}>{parts}</Link>,
          }}
        />
      </Note>
    );
  }
  const { icon, meaning } = scopeFacts[scope];
  // `ReadersLine` spells out the readers of scopes that are not for everybody, whatever is hidden.
  const isShown = scope === 'unlisted' && !hidden.value;
  return (
    // Also rendered while empty: screen readers don't read a live region that appears together with its text.
    <div className={styles.line}>
      <p className={styles.text} role="status">
        {isShown && (
          <>
            <Icon of={icon} size="small" />
            <span>{text(meaning)}</span>
          </>
        )}
      </p>
      {isShown && (
        <IconButton
          small
          icon={X}
          name={text('post_status.hide_scope_notice')}
          onClick={() => hidden.write(true)}
        />
      )}
    </div>
  );
}
