import { type TimelineOptions, homeTimeline, publicTimeline } from '@linnet/api';
import type { FeedKindTable, PageRequest } from './feed-kind-facts';

/** The page parameters as options of the timeline requests. */
export function timelineOptions({ cursor, limit, view, withMuted }: PageRequest): TimelineOptions {
  const replyVisibility = view.replies === 'all' ? undefined : view.replies;
  return { cursor, limit, replyVisibility, onlyMedia: view.onlyMedia, withMuted };
}

/**
 * The feed kinds that the first screen may show: the accounts that the viewer follows, the whole known network, and
 * this server. The others are in `more-feed-kinds.ts`, which is loaded with the first screen that needs it.
 */
export type StartKind = 'home' | 'public' | 'local';

export interface StartSource {
  kind: StartKind;
}

export const startKinds: FeedKindTable<StartSource> = {
  home: {
    page: (_, request) => homeTimeline(timelineOptions(request)),
    order: 'id',
    stream: { stream: 'user' },
    needsAccount: true,
    filterContext: 'home',
    filters: ['replies', 'onlyMedia', 'withoutMedia', 'withoutRepeats'],
    serverFilters: ['replies', 'onlyMedia'],
  },
  public: {
    page: (_, request) => publicTimeline({ ...timelineOptions(request), local: false }),
    order: 'id',
    stream: { stream: 'public' },
    needsAccount: false,
    filterContext: 'public',
    filters: ['replies', 'onlyMedia', 'withoutMedia'],
    serverFilters: ['replies', 'onlyMedia'],
  },
  local: {
    page: (_, request) => publicTimeline({ ...timelineOptions(request), local: true }),
    order: 'id',
    stream: { stream: 'public:local' },
    needsAccount: false,
    filterContext: 'public',
    filters: ['replies', 'onlyMedia', 'withoutMedia'],
    serverFilters: ['replies', 'onlyMedia'],
  },
};
