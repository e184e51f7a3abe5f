import {
  beginEdit,
  bookmark,
  canDelete,
  canEdit,
  canQuote,
  isOwn,
  muteConversation,
  pin,
  actionsOf,
} from '@linnet/domain/actions';
import { canReact } from '@linnet/domain/reactions';
import { canReport } from '@linnet/domain/reports';
import BellOff from 'lucide-react/icons/bell-off';
import Bookmark from 'lucide-react/icons/bookmark';
import CodeXml from 'lucide-react/icons/code-xml';
import ExternalLink from 'lucide-react/icons/external-link';
import Flag from 'lucide-react/icons/flag';
import FolderInput from 'lucide-react/icons/folder-input';
import History from 'lucide-react/icons/history';
import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import PencilLine from 'lucide-react/icons/pencil-line';
import Quote from 'lucide-react/icons/quote';
import Pin from 'lucide-react/icons/pin';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { ReactButton } from './react-button';
import { openForm } from '../../platform/client/use-reply';
import { firstToggles, replyAction } from './first-actions';
import { type StatusAction, type StatusScene, flipToggle } from './status-action';
import { reportFormsOf } from '../moderation/moderation-request';
import { statusDialogsOf } from './dialogs/status-dialog';
import { pathTo } from '../../platform/navigation/path-to';
import type { StatusRow } from '@linnet/domain';

/** Actions that change the viewer's marks on a status, in the order of the menu. */
const markActions: readonly StatusAction[] = [
  {
    id: 'quote',
    icon: Quote,
    label: 'status_actions.quote',
    can: (scene) => canQuote(scene) && scene.has('quotes'),
    run: ({ client, row, view }) => openForm(client, { kind: 'quote', of: row.id }, view.id),
  },
  {
    id: 'emoji',
    icon: SmilePlus,
    label: 'reactions.add',
    can: canReact,
    Button: ReactButton,
    run: ({ client, row }) => statusDialogsOf(client).open({ kind: 'react', id: row.id }),
  },
  {
    id: 'bookmark',
    icon: Bookmark,
    toggle: bookmark,
    can: bookmark.can,
    label: { on: 'tool_tip.unbookmark', off: 'tool_tip.bookmark' },
  },
  {
    id: 'bookmarkFolder',
    icon: FolderInput,
    label: 'status_actions.bookmark_into',
    can: (scene) => bookmark.can(scene) && scene.has('bookmarkFolders'),
    run: ({ client, row }) => statusDialogsOf(client).open({ kind: 'folder', id: row.id }),
  },
  {
    id: 'mute',
    icon: BellOff,
    toggle: muteConversation,
    can: muteConversation.can,
    label: { on: 'status_actions.unmute_conversation', off: 'status_actions.mute_conversation' },
    run({ client, row, has }) {
      const needsDuration = !muteConversation.isOn(row) && has('threadMuteExpiry');
      if (needsDuration) statusDialogsOf(client).open({ kind: 'mute', id: row.id });
      else flipToggle(client, muteConversation, row);
    },
  },
  {
    id: 'pin',
    icon: Pin,
    toggle: pin,
    can: pin.can,
    label: { on: 'status_actions.unpin', off: 'status_actions.pin' },
  },
];

/** Actions that open something or show more. */
const openingActions: readonly StatusAction[] = [
  {
    id: 'share',
    icon: Link,
    label: 'status_actions.copy_link',
    can: ({ row }) => !row.deleted,
    run: (scene) => void copyLink(scene),
  },
  {
    id: 'external',
    icon: ExternalLink,
    label: 'status_actions.open_original',
    can: ({ row }) => !row.deleted && originalAddress(row) !== null,
    externalAddress: originalAddress,
    run: ({ row }) => void open(originalAddress(row) ?? '', '_blank', 'noopener,noreferrer'),
  },
  {
    id: 'editHistory',
    icon: History,
    label: 'status_actions.edit_history',
    can: ({ row, has }) => !row.deleted && row.editedAt !== null && has('editHistory'),
    run: ({ client, row }) => statusDialogsOf(client).open({ kind: 'history', id: row.id }),
  },
  {
    id: 'source',
    icon: CodeXml,
    label: 'status_actions.source',
    // Servers have the source of their own statuses only.
    can: ({ row, session, has }) =>
      !row.deleted && row.local && session.state !== 'visitor' && has('editing'),
    run: ({ client, row }) => statusDialogsOf(client).open({ kind: 'source', id: row.id }),
  },
];

const changingActions: readonly StatusAction[] = [
  {
    id: 'report',
    icon: Flag,
    label: 'status_actions.report',
    can: (scene) =>
      !scene.row.deleted && canReport(scene, { id: scene.row.accountId, isLocal: scene.row.local }),
    run: ({ client, row, view }) => reportFormsOf(client).open({ account: view.author, statusId: row.id }),
  },
  {
    id: 'edit',
    icon: Pencil,
    label: 'status_actions.edit',
    can: canEdit,
    run: ({ client, row, view }) => void beginEdit(client, row.id, view.id),
  },
  {
    id: 'redraft',
    icon: PencilLine,
    danger: true,
    label: 'status_actions.redraft',
    can: (scene) => !scene.row.deleted && isOwn(scene),
    run: ({ client, row }) => statusDialogsOf(client).open({ kind: 'redraft', id: row.id }),
  },
  {
    id: 'delete',
    icon: Trash2,
    danger: true,
    label: 'status_actions.delete',
    can: canDelete,
    run: ({ client, row }) => statusDialogsOf(client).open({ kind: 'delete', id: row.id }),
  },
];

/** All actions on a status, grouped as in the menu. */
export const actionGroups: readonly (readonly StatusAction[])[] = [
  [replyAction, ...firstToggles],
  markActions,
  openingActions,
  changingActions,
];

export const statusActions: readonly StatusAction[] = actionGroups.flat();

/** Copies the address of the conversation; if the browser refuses, shows it for copying by hand. */
async function copyLink({ client, row }: StatusScene): Promise<void> {
  const { errors } = actionsOf(client);
  const address = new URL(pathTo('conversation', { id: row.id }), location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return errors.show(row.id, { name: 'copyLink', on: true, reason: null, address });
  }
  errors.clear(row.id);
  client.notices.add({ level: 'success', key: 'status.link_copied', duration: 3000 });
}

/** The address of the original of another server's status; null if it is local or the server sent none. */
function originalAddress(row: StatusRow): string | null {
  if (row.local) return null;
  return row.url ?? (/^https?:/.test(row.uri) ? row.uri : null);
}
