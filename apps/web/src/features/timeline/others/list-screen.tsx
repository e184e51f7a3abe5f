import type { ListId } from '@linnet/api';
import Pencil from 'lucide-react/icons/pencil';
import { useText } from '../../../platform/i18n/use-text';
import { pathTo } from '../../../platform/navigation/path-to';
import type { ScreenProps } from '../../../platform/navigation/route-definition';
import { LinkButton } from '../../../ui/button/link-button';
import { Icon } from '../../../ui/icon/icon';
import { useListNames } from '../../../blocks/navigation/use-list-names';
import { OtherTimeline } from './other-timeline';

/** The timeline of one of the viewer's lists. */
export function ListScreen({ params }: ScreenProps) {
  const text = useText();
  // The id comes from the address, so the cast is here.
  const listId = (params['id'] ?? '') as ListId;
  const list = useListNames().find(({ id }) => id === listId);
  return (
    <OtherTimeline
      isInner
      source={{ kind: 'list', listId }}
      title={list?.title ?? text('timelines.list')}
      empty={{ title: text('timelines.empty_list'), text: text('timelines.empty_list_text') }}
    >
      {list !== undefined && (
        <LinkButton
          small
          variant="quiet"
          to={pathTo('lists-edit', { id: listId })}
          icon={<Icon of={Pencil} size="small" />}
        >
          {text('timelines.edit_list')}
        </LinkButton>
      )}
    </OtherTimeline>
  );
}
