import type { Scope } from '@linnet/api';
import { type DraftContent, offeredScopes } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { scopeFacts } from '../../blocks/status/scope-icon';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance, useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useStatusView } from '../../platform/client/use-status-view';
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

/** Chooses the post format, if the server supports more than one. */
function ContentTypeChoice({ content: { contentType }, change }: Composer) {
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
        onChange={(event) => change({ contentType: event.currentTarget.value })}
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
  readonly accountDefault: string | null;
  /** Only the likely scopes: the setting `minimalScopesMode`. */
  readonly minimal: boolean;
  /** The server supports posts that stay on it. */
  readonly hasLocal: boolean;
}

/** The scopes that a form offers, the most public first. */
export function shownScopes({
  current,
  parent,
  accountDefault,
  minimal,
  hasLocal,
}: ShownScopesOptions): readonly DraftScope[] {
  const offered = offeredScopes({ parent, hasLocal });
  const likely = ['direct', current, parent, accountDefault];
  const shown = minimal ? offered.filter((scope) => likely.includes(scope)) : offered;
  return shown.includes(current) ? shown : [...shown, current];
}

/** Chooses the scope of a post. The chosen one shows its name, the others are icons. A published post keeps its scope. */
function ScopeChoice({ content, isEdit, change }: Composer) {
  const text = useText();
  const session = useSession();
  const parent = useStatusView(content.inReplyToId)?.status.scope ?? null;
  const minimal = useListedSetting('minimalScopesMode', composingSettings.minimalScopesMode).value;
  const hasLocal = useFeature('localScope');
  const accountDefault = session.state === 'visitor' ? null : (session.own?.defaultScope ?? null);
  const scopes = shownScopes({ current: content.scope, parent, accountDefault, minimal, hasLocal });
  return (
    <fieldset className={styles.choice} disabled={isEdit}>
      <SegmentedControl
        name={text('post_status.scope_choice')}
        segments={scopes.map((value) => ({
          ...scopeFacts[value],
          value,
          label: text(scopeFacts[value].label),
        }))}
        value={content.scope}
        onChange={(scope) => change({ scope })}
      />
    </fieldset>
  );
}

interface ComposerHeadProps {
  readonly composer: Composer;
  readonly onClose: (() => void) | undefined;
}

/** The row above the text: scope and post format. */
export function ComposerHead({ composer, onClose }: ComposerHeadProps) {
  const text = useText();
  return (
    <fieldset className={styles.head} disabled={composer.isPosting}>
      <ScopeChoice {...composer} />
      <span className={styles.end}>
        <ContentTypeChoice {...composer} />
        {onClose && <IconButton icon={X} name={text('post_status.close_reply')} onClick={onClose} />}
      </span>
    </fieldset>
  );
}
