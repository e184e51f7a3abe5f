import type { GroupTitle } from '@linnet/domain/emoji';
import { useText } from '../../platform/i18n/use-text';
import { groupFaces } from './group-faces';

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
        return text(groupFaces[title.name].label);
    }
  };
}
