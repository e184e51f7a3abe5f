import { InteractionTabs } from '../../../blocks/notification/interaction-tabs';
import { useText } from '../../../platform/i18n/use-text';
import { OtherTimeline } from './other-timeline';

/** Posts that mention the viewer. */
export function MentionsScreen() {
  const text = useText();
  return (
    <OtherTimeline
      source={{ kind: 'mentions' }}
      title={text('nav.interactions')}
      above={<InteractionTabs present={null} />}
      empty={{ title: text('timelines.empty_mentions'), text: text('timelines.empty_mentions_text') }}
    />
  );
}
