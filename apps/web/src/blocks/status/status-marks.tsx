import type { StatusRow } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import BellOff from 'lucide-react/icons/bell-off';
import Bookmark from 'lucide-react/icons/bookmark';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { useFilterContext } from '../../platform/client/filter-context';
import { useFeature } from '../../platform/client/use-feature';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { useRelativeTime } from '../../platform/time/relative-time';
import { useAbsoluteTime, useMomentTitle } from '../../platform/time/use-absolute-time';
import { Icon } from '../../ui/icon/icon';
import { statusDialogsOf } from '../status-actions/dialogs/status-dialog';
import styles from './state-marks.module.css';
import statusLinesStyles from './status-lines.module.css';

interface Mark {
  /** The action in the row that shows the same, if it is there. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  readonly isOn: (status: StatusRow) => boolean;
}

const marks: readonly Mark[] = [
  { id: 'bookmark', icon: Bookmark, label: 'status.bookmarked', isOn: ({ bookmarked }) => bookmarked },
  { id: 'pin', icon: Pin, label: 'status.pinned', isOn: ({ pinned }) => pinned },
  {
    id: 'mute',
    icon: BellOff,
    label: 'status.conversation_muted',
    isOn: ({ threadMuted }) => threadMuted,
  },
];

/** Icons for marks of the viewer that no button in the row shows: bookmarked, pinned, conversation muted. */
export function StateMarks({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const buttons = useSetting('pinnedStatusActions');
  // On a profile, a line above the card says so.
  const isOnProfile = useFilterContext() === 'account';
  const shown = marks.filter(
    ({ id, isOn }) => isOn(status) && !buttons.includes(id) && !(id === 'pin' && isOnProfile),
  );
  return shown.map(({ id, icon, label }) => (
    <span key={id} role="img" aria-label={text(label)} title={text(label)}>
      <Icon of={icon} size="small" />
    </span>
  ));
}

/** The language of a status by its tag, if it is none of the viewer's languages. */
export function LanguageLabel({ tag }: { readonly tag: string }) {
  const { code } = useLocale();
  return <span className={styles.label}>{nameOf(tag, code)}</span>;
}

const names = new Map<string, Intl.DisplayNames>();

function nameOf(tag: string, locale: string): string {
  const displayNames = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  names.set(locale, displayNames);
  try {
    return displayNames.of(tag) ?? tag;
  } catch (error) {
    // The server may send something that is not a language tag.
    if (error instanceof RangeError) return tag;
    throw error;
  }
}

interface EditedMarkProps {
  status: StatusRow;
  /** ISO 8601, as the server sends it. */
  at: string;
  /** Shows the exact time, not only how long ago. */
  full?: boolean;
}

/** Says that a status was edited and when; opens its versions if the server keeps them. */
export function EditedMark({ status, at, full: isFull = false }: EditedMarkProps) {
  const client = useClient();
  const hasHistory = useFeature('editHistory');
  const moment = Date.parse(at);
  const age = useRelativeTime(moment);
  const title = useMomentTitle(moment);
  const { full } = useAbsoluteTime();
  const words = (
    <time dateTime={at} title={title}>
      <Text id="status.edited_at" values={{ time: isFull ? full(moment) : age }} />
    </time>
  );
  if (!hasHistory) return words;
  return (
    <button
      type="button"
      className={statusLinesStyles.link}
      aria-haspopup="dialog"
      onClick={() => statusDialogsOf(client).open({ kind: 'history', id: status.id })}
    >
      {words}
    </button>
  );
}

/** A line on the card of an edited status. */
export function EditedLine({ status }: { readonly status: StatusRow }) {
  if (status.editedAt === null) return null;
  return (
    <div className={statusLinesStyles.line}>
      <Icon of={Pencil} size="small" />
      <EditedMark status={status} at={status.editedAt} />
    </div>
  );
}
