import type { FeedSource } from '@linnet/domain';
import type { PlacesProps } from '../../blocks/timeline/timeline-list';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import styles from './later-tools.module.css';

interface HeadingProps {
  readonly title: string;
}

const tools = () => import('./tools/tools');

/** The timeline's name; becomes a menu of all timelines once its code is loaded. */
export const TimelineHeading = lazyScreen<HeadingProps>(() => tools().then((part) => part.TimelineMenu), {
  placeholder: ({ title }) => title,
  later: true,
});

/** Quick filters at the end of the header. */
export const TimelineTools = lazyScreen<{ readonly source: FeedSource }>(
  () => tools().then((part) => part.QuickFilters),
  { placeholder: () => <span className={styles.space} />, later: true },
);

/** Stores how far the timeline was read, and offers to continue there. */
export const TimelinePlaces = lazyScreen<PlacesProps>(() => tools().then((part) => part.Places), {
  placeholder: () => null,
  later: true,
});
