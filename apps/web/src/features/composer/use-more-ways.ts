import Heading from 'lucide-react/icons/heading';
import ListPlus from 'lucide-react/icons/list-plus';
import Save from 'lucide-react/icons/save';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useText } from '../../platform/i18n/use-text';
import type { MenuItem } from '../../ui/menu/menu-item';
import { useDrafts } from './drafts-provider';
import type { Extras } from './options/use-extras';
import type { Composer } from './use-composer';
import type { DraftPart } from '@linnet/domain/drafts';

interface MoreWaysOptions {
  /** Shows and hides the subject field; null where that is always visible. */
  readonly subject: { readonly shown: boolean; readonly onToggle: () => void } | null;
  readonly extras: Extras;
}

/** Menu items of the send button: actions on the draft other than sending. */
export function useMoreWays(composer: Composer, { subject, extras }: MoreWaysOptions): readonly MenuItem[] {
  const text = useText();
  const drafts = useDrafts();
  const { context, content, touched, isEdit, change } = composer;
  const ways: MenuItem[] = [
    {
      kind: 'action',
      id: 'options',
      icon: SlidersHorizontal,
      label: text(extras.options ? 'post_options.hide' : 'post_options.show'),
      onSelect: () => extras.toggle('options'),
    },
    {
      kind: 'action',
      id: 'thread',
      icon: ListPlus,
      label: text('post_status.add_part'),
      // A scheduled post cannot start a thread: it has no id that the next post could reply to.
      disabled: isEdit || content.scheduledAt !== null,
      onSelect: () => change({ following: [...content.following, newPart(content.following)] }),
    },
    {
      kind: 'action',
      id: 'save',
      icon: Save,
      label: text('post_status.save_draft'),
      disabled: !touched || isEdit,
      onSelect: () => drafts.putAside(context),
    },
  ];
  if (subject === null) return ways;
  const label = text(subject.shown ? 'post_status.take_subject_out' : 'post_status.add_subject');
  return [{ kind: 'action', id: 'subject', icon: Heading, label, onSelect: subject.onToggle }, ...ways];
}

/** An empty post at the end of the thread. */
function newPart(following: readonly DraftPart[]): DraftPart {
  const used = new Set(following.map(({ id }) => id));
  let number = following.length + 2;
  while (used.has(String(number))) number += 1;
  return { id: String(number), text: '', attachments: [] };
}
