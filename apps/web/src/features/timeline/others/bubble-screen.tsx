import { useText } from '../../../platform/i18n/use-text';
import { OtherTimeline } from './other-timeline';

/** The timeline of the servers that this server's operator chose. */
export function BubbleScreen() {
  const text = useText();
  return (
    <OtherTimeline
      source={{ kind: 'bubble' }}
      title={text('timelines.bubble')}
      empty={{ title: text('timelines.empty_bubble'), text: text('timelines.empty_bubble_text') }}
    />
  );
}
