import { useText } from '../../../platform/i18n/use-text';
import { OtherTimeline } from './other-timeline';

/** What the reader has favourited, the last first. */
export function FavouritesScreen() {
  const text = useText();
  return (
    <OtherTimeline
      source={{ kind: 'favourites' }}
      title={text('nav.favorites')}
      empty={{ title: text('timelines.empty_favourites'), text: text('timelines.empty_favourites_text') }}
    />
  );
}
