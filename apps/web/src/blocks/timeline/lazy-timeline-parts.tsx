import { lazyPart, lazyScreen } from '../../ui/lazy/lazy-screen';

const parts = () => import('./timeline-parts');

export const NewPosts = lazyPart(() => parts().then((part) => part.NewPosts));

export const SnapshotKeeper = lazyPart(() => parts().then((part) => part.SnapshotKeeper));

/** Loaded at once: nothing else is shown then. */
export const TimelineEmpty = lazyScreen(() => parts().then((part) => part.TimelineEmpty));
export const TimelineError = lazyScreen(() => parts().then((part) => part.TimelineError));
