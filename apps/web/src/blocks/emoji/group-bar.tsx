import type { Emoji, EmojiGroup, GroupTitle, UnicodeGroup } from '@linnet/domain/emoji';
import type { LucideIcon } from 'lucide-react';
import Apple from 'lucide-react/icons/apple';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Hand from 'lucide-react/icons/hand';
import Hash from 'lucide-react/icons/hash';
import Lightbulb from 'lucide-react/icons/lightbulb';
import PawPrint from 'lucide-react/icons/paw-print';
import Plane from 'lucide-react/icons/plane';
import Smile from 'lucide-react/icons/smile';
import Trophy from 'lucide-react/icons/trophy';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './emoji.module.css';

const groupIcons: Readonly<Record<UnicodeGroup, LucideIcon>> = {
  'smileys-and-emotion': Smile,
  'people-and-body': Hand,
  'animals-and-nature': PawPrint,
  'food-and-drink': Apple,
  'travel-and-places': Plane,
  activities: Trophy,
  objects: Lightbulb,
  symbols: Hash,
  flags: Flag,
};

/** Returns a function that names a group; packs have the name that their server gave them. */
export function useGroupName(): (title: GroupTitle) => string {
  const text = useText();
  return (title) => {
    switch (title.kind) {
      case 'recent':
        return text('emoji.recent');
      case 'found':
        return text('emoji.found');
      case 'custom':
        return title.name === '' ? text('emoji.unpacked') : title.name;
      case 'unicode':
        return text(`emoji.unicode_groups.${title.name}`);
    }
  };
}

type CustomEmoji = Extract<Emoji, { kind: 'custom' }>;

/** Names of emoji whose pictures are empty. */
const EMPTY = /^(?:blank|empty|invisible|none|space|spacer|transparent)\d*$/i;

/** The emoji that stands for a pack: its first one with a visible picture that has not failed to load. */
export function packIcon(
  emoji: readonly Emoji[],
  failed: ReadonlySet<string> = new Set(),
): CustomEmoji | null {
  const all = emoji.filter((one) => one.kind === 'custom').filter(({ staticUrl }) => !failed.has(staticUrl));
  return all.find(({ shortcode }) => !EMPTY.test(shortcode)) ?? all[0] ?? null;
}

interface GroupBarProps {
  readonly groups: readonly EmojiGroup[];
  /** The group at the top of the grid. */
  readonly current: EmojiGroup | undefined;
  readonly onJump: (group: EmojiGroup) => void;
}

/** Buttons that scroll to each group. One tab stop: arrows move within it. Marks the group at the top. */
export function GroupBar({ groups, current, onJump }: GroupBarProps) {
  const text = useText();
  const groupName = useGroupName();
  const { direction } = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const id = current?.id;

  useLayoutEffect(() => {
    const currentButton = bar.current?.querySelector('[aria-current]');
    currentButton?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const forwards = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    const indexByKey: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    const next = isArrow ? at + (event.key === forwards ? 1 : -1) : indexByKey[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={text('emoji.groups')}
      className={styles.bar}
      onKeyDown={handleKeyDown}
    >
      {groups.map((group) => (
        <button
          key={group.id}
          type="button"
          className={styles.group}
          tabIndex={group.id === id ? 0 : -1}
          aria-label={groupName(group.title)}
          title={groupName(group.title)}
          aria-current={group.id === id ? 'true' : undefined}
          onClick={() => onJump(group)}
        >
          <GroupIcon group={group} />
        </button>
      ))}
    </div>
  );
}

/** A pack is shown by one of its emoji. */
function GroupIcon({ group: { title, emoji } }: { readonly group: EmojiGroup }) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  if (title.kind === 'unicode') return <Icon of={groupIcons[title.name]} />;
  const first = packIcon(emoji, failed);
  if (title.kind !== 'custom' || first === null) return <Icon of={Clock} />;
  return (
    <img
      className={styles.pack}
      src={first.staticUrl}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setFailed((before) => new Set([...before, first.staticUrl]))}
    />
  );
}
