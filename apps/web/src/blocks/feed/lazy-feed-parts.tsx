import { lazyPart } from '../../ui/lazy/lazy-screen';
import foot from './feed-parts.module.css';

const parts = () => import('./feed-parts');

/** The end of a list, which is never in the first window. */
export const FeedFoot = lazyPart(
  () => parts().then((part) => part.FeedFoot),
  () => <div className={foot.space} />,
);

/** Only new statuses can leave a gap, never the first page. */
export const GapRow = lazyPart(
  () => parts().then((part) => part.GapRow),
  () => <div className={foot.gap} />,
);

/** Nothing is hidden before the viewer has read for a while. */
export const ScrollKeeper = lazyPart(() => parts().then((part) => part.ScrollKeeper));
