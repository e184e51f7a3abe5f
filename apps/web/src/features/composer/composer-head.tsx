import type { Scope } from '@linnet/api';
import { type DraftContent, offeredScopes } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { scopeFacts } from '../../blocks/status/scope-icon';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance, useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import styles from './composer-head.module.css';
import type { Composer } from './use-composer';

/** Names of known post formats; any other is shown as the server writes it. */
const contentTypeNames: Readonly<Record<string, MessageId>> = {
  'text/plain': 'post_status.content_type.plain',
  'text/html': 'post_status.content_type.html',
  'text/markdown': 'post_status.content_type.markdown',
  'text/bbcode': 'post_status.content_type.bbcode',
  'text/x.misskeymarkdown': 'post_status.content_type.mfm',
};

interface ContentTypeChoiceProps {
  readonly contentType: string;
  readonly onChange: (contentType: string) => void;
}

/** Chooses the post format, if the server supports more than one. */
function ContentTypeChoice({ contentType, onChange }: ContentTypeChoiceProps) {
  const text = useText();
  const formats = useInstance().instance?.postFormats ?? [];
  if (formats.length < 2) return null;
  const offered = formats.includes(contentType) ? formats : [contentType, ...formats];
  return (
    <span className={styles.formatChoice}>
      <select
        className={styles.select}
        aria-label={text('post_status.content_type')}
        value={contentType}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {offered.map((format) => {
          const name = contentTypeNames[format];
          return (
            <option key={format} value={format}>
              {name === undefined ? format : text(name)}
            </option>
          );
        })}
      </select>
      <Icon of={ChevronDown} size="small" />
    </span>
  );
}

type DraftScope = DraftContent['scope'];

interface ShownScopesOptions {
  /** The chosen scope; always included, so that it is visible. */
  readonly current: DraftScope;
  /** Scope of the status that is replied to; null for a new post. */
  readonly parent: Scope | null;
  /** The account's default scope; null if it is not known. */
  readonly ownDefault: string | null;
  /** Only the likely scopes: the setting `minimalScopesMode`. */
  readonly minimal: boolean;
  /** The server supports posts that stay on it. */
  readonly hasLocal: boolean;
}

/** The scopes that a form offers, the most public first. */
export function shownScopes({
  current,
  parent,
  ownDefault,
  minimal,
  hasLocal,
}: ShownScopesOptions): readonly DraftScope[] {
  const offered = offeredScopes({ parent, hasLocal });
  const likely = ['direct', current, parent, ownDefault];
  const shown = minimal ? offered.filter((scope) => likely.includes(scope)) : offered;
  return shown.includes(current) ? shown : [...shown, current];
}

interface ScopeChoiceProps {
  readonly scope: DraftContent['scope'];
  /** Scope of the status that is replied to; null for a new post. */
  readonly parent: Scope | null;
  /** The scope can no longer be changed. */
  readonly disabled: boolean;
  readonly onChange: (scope: DraftContent['scope']) => void;
}

/** Chooses the scope of a post. The chosen one shows its name, the others are icons. */
function ScopeChoice({ scope, parent, disabled, onChange }: ScopeChoiceProps) {
  const text = useText();
  const session = useSession();
  const minimal = useListedSetting('minimalScopesMode', composingSettings.minimalScopesMode).value;
  const hasLocal = useFeature('localScope');
  const ownDefault = session.state === 'visitor' ? null : (session.own?.defaultScope ?? null);
  const segments = shownScopes({ current: scope, parent, ownDefault, minimal, hasLocal }).map((value) => ({
    value,
    label: text(scopeFacts[value].label),
    icon: scopeFacts[value].icon,
  }));
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <SegmentedControl
        name={text('post_status.scope_choice')}
        segments={segments}
        value={scope}
        onChange={onChange}
      />
    </fieldset>
  );
}

interface ComposerHeadProps {
  readonly composer: Composer;
  readonly parentScope: Scope | null;
  readonly onClose: (() => void) | undefined;
}

/** The row above the text: scope and post format. The scope of a published post cannot be changed. */
export function ComposerHead({ composer, parentScope, onClose }: ComposerHeadProps) {
  const text = useText();
  const { content, isEdit, isPosting, change } = composer;
  return (
    <fieldset className={styles.head} disabled={isPosting}>
      <ScopeChoice
        scope={content.scope}
        parent={parentScope}
        disabled={isEdit}
        onChange={(scope) => change({ scope })}
      />
      <span className={styles.end}>
        <ContentTypeChoice
          contentType={content.contentType}
          onChange={(contentType) => change({ contentType })}
        />
        {onClose && <IconButton icon={X} name={text('post_status.close_reply')} onClick={onClose} />}
      </span>
    </fieldset>
  );
}
