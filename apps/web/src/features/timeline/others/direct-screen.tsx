import { useText } from '../../../platform/i18n/use-text';
import { OtherTimeline } from './other-timeline';

/** Direct posts; if the server has no timeline for them, the last post of each conversation. */
export function DirectScreen() {
  const text = useText();
  return (
    <OtherTimeline
      source={{ kind: 'direct' }}
      title={text('nav.dms')}
      empty={{ title: text('timelines.empty_direct'), text: text('timelines.empty_direct_text') }}
    />
  );
}
