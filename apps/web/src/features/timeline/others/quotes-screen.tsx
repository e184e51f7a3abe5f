import type { StatusId } from '@linnet/api';
import { BackButton } from '../../../blocks/navigation/back-button';
import { useText } from '../../../platform/i18n/use-text';
import type { ScreenProps } from '../../../platform/navigation/route-definition';
import { OtherTimeline } from './other-timeline';

/** The posts that quote one status. */
export function QuotesScreen({ params }: ScreenProps) {
  const text = useText();
  // The id comes from the address, so the cast is here.
  const statusId = (params['id'] ?? '') as StatusId;
  return (
    <OtherTimeline
      source={{ kind: 'quotes', statusId }}
      title={text('timelines.quotes')}
      empty={{ title: text('timelines.empty_quotes'), text: text('timelines.empty_quotes_text') }}
      start={<BackButton />}
    />
  );
}
