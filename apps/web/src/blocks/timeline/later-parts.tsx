import { lazyScreen } from '../../ui/lazy/lazy-screen';
import styles from './timeline-list.module.css';

const parts = () => import('./timeline-parts');

/** Loaded later: the end of the list is never in the first window. */
export const FeedFoot = lazyScreen(() => parts().then((part) => part.FeedFoot), {
  placeholder: () => <div className={styles.foot} />,
  later: true,
});

export const NewPosts = lazyScreen(() => parts().then((part) => part.NewPosts), {
  placeholder: () => null,
  later: true,
});

/** Loaded at once: nothing else is shown then. */
export const TimelineEmpty = lazyScreen(() => parts().then((part) => part.TimelineEmpty));
export const TimelineFailure = lazyScreen(() => parts().then((part) => part.TimelineFailure));
