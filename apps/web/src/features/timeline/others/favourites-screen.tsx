import { useText } from '../../../platform/i18n/use-text';
import { OtherTimeline } from './other-timeline';

/** The viewer's favourites, the latest first. */
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
