import type { Hashtag, TagDay } from '@linnet/api';

/** The newest day for which the server counted uses of a hashtag; null where it does not count. */
export function latestDay({ history }: Hashtag): TagDay | null {
  return history.reduce<TagDay | null>(
    (latest, day) => (latest && latest.day >= day.day ? latest : day),
    null,
  );
}
