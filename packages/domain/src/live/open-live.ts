import type { Instance } from '@linnet/api';
import type { Environment } from '../environment';
import { followDecisions } from '../feeds/follow-decisions';
import { keepFilters } from '../filters/kept-filters';
import { createServerFilters, type ServerFiltersOptions } from '../filters/server-filters';
import { createNews, type NewsOptions } from '../news';
import { createLive, type Live, type LiveOptions } from './live';
import { socketDoor } from './socket-door';

type Parts = Omit<LiveOptions, 'door' | 'onEvent'> &
  Omit<NewsOptions, 'onFiltersChanged'> &
  Omit<ServerFiltersOptions, 'log' | 'now' | 'keep'>;

export interface OpenLiveOptions extends Parts {
  environment: LiveOptions['environment'] & Pick<Environment, 'now' | 'storage'>;
  /** Null until it was read. */
  instance: () => Instance | null;
  origin: string;
}

/** The live connection to where the instance says that its socket is; what it tells goes to where it shows. */
export function openLive({ instance, origin, ...options }: OpenLiveOptions): Live {
  const { session, environment } = options;
  const door = () => socketDoor(instance(), { origin, signedIn: session.token() !== null });
  const { log, now, storage } = environment;
  followDecisions(options);
  const filters = createServerFilters({
    ...options,
    log,
    now,
    keep(known) {
      const reader = session.state.get();
      if (reader.state === 'member') keepFilters(storage, reader.accountId, known);
    },
  });
  const news = createNews({ ...options, onFiltersChanged: () => void filters.refresh() });
  const live = createLive({ ...options, door, onEvent: news.hear });
  return {
    ...live,
    start() {
      live.start();
      if (session.state.get().state === 'member') void filters.begin();
    },
    stop() {
      live.stop();
      filters.stop();
    },
  };
}
