import type { ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';

/** The actions on a status whose errors are shown in a notice; each has a text of its own. */
export type FailedAction =
  | 'bookmark'
  | 'copyLink'
  | 'edit'
  | 'favourite'
  | 'mute'
  | 'pin'
  | 'react'
  | 'redraft'
  | 'repeat';

/** Keys of the notices that the domain shows; their texts are in the locales under the same keys. */
export type NoticeKey =
  | 'announcements.not_published'
  | 'announcements.not_changed'
  | 'announcements.not_deleted'
  | 'chats.arrived.file'
  | 'chats.arrived.text'
  | 'chats.not_copied'
  | 'chats.not_deleted'
  | 'chunks.newer'
  | 'commands.switched_off'
  | 'commands.switched_on'
  | 'drafts.all_discarded'
  | 'drafts.damaged'
  | 'drafts.discarded'
  | 'drafts.not_stored'
  | 'errors.part_missing'
  | 'errors.storage_damaged'
  | 'errors.storage_full'
  | 'errors.storage_unavailable'
  | 'filter_settings.not_removed'
  | 'filter_settings.not_saved'
  | 'general.generic_error'
  | 'lists.error'
  | 'moderation.failed'
  | 'move_in.summary'
  | 'notifications.error'
  | 'notifications.not_dismissed'
  | 'notifications.change_failed'
  | 'outbox.checking'
  | 'people.copy_link_failed'
  | 'people.address_copied'
  | 'people.decision_failed'
  | 'people_list.failed_notice'
  | 'post_status.not_sent'
  | 'post_status.scheduled'
  | 'post_status.waiting'
  | 'reactions.joined'
  | 'readers.note.unchecked'
  | 'readers.note.unknown'
  | 'scheduled.no_longer'
  | 'scheduled.not_cancelled'
  | 'scheduled.not_moved'
  | 'session.expired'
  | 'session.members_only'
  | 'settings.font_list_unavailable'
  | 'settings.language_error'
  | 'settings.some_unchanged'
  | 'settings.one_at_a_time'
  | 'settings.option_ignored'
  | 'settings.option_not_saved'
  | 'settings.saving_ok'
  | 'sign_out.account_delete'
  | 'sign_out.account_disable'
  | 'status.action_done.bookmark'
  | 'status.action_done.mute'
  | 'status.action_done.pin'
  | `status.action_failed.${FailedAction}`
  | 'status.delete_error'
  | 'status.link_copied'
  | 'tags.error'
  | 'timeline.error'
  | 'upload.interrupted'
  | 'user_reporting.not_sent'
  | 'user_reporting.sent';

/** The common beginning of keys that differ only in their third part, such as the name of an action. */
type NoticeSubject = 'status.action_failed';

/** Shown notices of one subject replace each other. */
const subjectOf = (key: NoticeKey | NoticeSubject): string => key.split('.', 2).join('.');

export interface Notice {
  id: number;
  level: 'info' | 'success' | 'warning' | 'error';
  key: NoticeKey;
  values: Readonly<Record<string, string | number>>;
  /** The error that caused the notice, which its text may name. */
  reason: ErrorReason | null;
  /** A button beside the text. Using it dismisses the notice; a second use does nothing. */
  action: NoticeAction | null;
  /** For how many milliseconds it is shown, measured by the component that shows it; null: until it is dismissed. */
  duration: number | null;
}

export interface NoticeAction {
  /** Key of its text. */
  label:
    | 'chats.open'
    | 'chunks.reload'
    | 'general.retry'
    | 'general.undo'
    | 'login.login'
    | 'outbox.cancel_and_edit'
    | 'post_status.open_draft';
  run: () => void;
}

export interface NewNotice {
  level: Notice['level'];
  key: NoticeKey;
  values?: Notice['values'];
  reason?: ErrorReason;
  /** Adds a button that tries again. */
  retry?: () => void;
  action?: NoticeAction;
  /** Milliseconds for which it is shown; if left out, until it is dismissed. */
  duration?: number;
}

/** Notices over the page. */
export interface Notices {
  list: Cell<readonly Notice[]>;
  /** Replaces a shown notice of the same subject, so that one error is shown once. */
  add(notice: NewNotice): number;
  /** Dismisses the notice with this id, or of the subject of this key. */
  dismiss(which: number | NoticeKey | NoticeSubject): void;
}

export function createNotices(): Notices {
  const list = createCell<readonly Notice[]>([]);
  let count = 0;

  function dismiss(which: number | NoticeKey | NoticeSubject): void {
    const isMeant = ({ id, key }: Notice): boolean =>
      typeof which === 'number' ? id === which : subjectOf(key) === subjectOf(which);
    if (list.get().some(isMeant)) list.update((all) => all.filter((notice) => !isMeant(notice)));
  }

  function once(id: number, action: () => void): () => void {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      dismiss(id);
      action();
    };
  }

  return {
    list,
    dismiss,
    add({ level, key, values = {}, reason = null, retry, duration = null, ...notice }) {
      count += 1;
      const id = count;
      const offered = notice.action ?? (retry && { label: 'general.retry' as const, run: retry });
      const action = offered ? { ...offered, run: once(id, offered.run) } : null;
      const added = { id, level, key, values, reason, action, duration };
      list.update((all) => [...all.filter((other) => subjectOf(other.key) !== subjectOf(key)), added]);
      return id;
    },
  };
}
