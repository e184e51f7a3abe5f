import {
  homeTimeline,
  publicTimeline,
  type Call,
  type Page,
  type Status,
  type StreamName,
  type TimelineOptions,
} from '@linnet/api';

/** What a timeline shows. The key is what distinguishes two of them. */
export type FeedSource = { kind: 'home' } | { kind: 'public' } | { kind: 'local' };
export type FeedKind = FeedSource['kind'];

/** Everything that differs between kinds of feeds. A new kind is one more entry. */
interface FeedKindFacts {
  /** The page a request for this feed asks for. */
  page: (options: TimelineOptions) => Call<Page<Status>>;
  /** The stream that carries what is new in it; null when there is none. */
  stream: StreamName | null;
  needsAccount: boolean;
}

export const feedKinds: Record<FeedKind, FeedKindFacts> = {
  home: { page: homeTimeline, stream: { stream: 'user' }, needsAccount: true },
  public: {
    page: (options) => publicTimeline({ ...options, local: false }),
    stream: { stream: 'public' },
    needsAccount: false,
  },
  local: {
    page: (options) => publicTimeline({ ...options, local: true }),
    stream: { stream: 'public:local' },
    needsAccount: false,
  },
};

export function feedKey(source: FeedSource): string {
  return source.kind;
}
