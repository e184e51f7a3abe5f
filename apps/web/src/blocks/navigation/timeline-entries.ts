import CircleDot from 'lucide-react/icons/circle-dot';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Users from 'lucide-react/icons/users';
import { pathTo } from '../../platform/navigation/path-to';
import { forMembers, type NavigationEntry, unlessPrivate } from './navigation-entry';

/** The entries in the group of timelines, in their usual order. */
export const timelineEntries: readonly NavigationEntry[] = [
  {
    id: 'home',
    route: 'friends',
    to: () => pathTo('friends'),
    icon: House,
    label: 'nav.timeline',
    feed: { kind: 'home' },
    isOffered: forMembers,
  },
  {
    id: 'public',
    route: 'public-timeline',
    to: () => pathTo('public-timeline'),
    icon: Users,
    label: 'nav.local',
    feed: { kind: 'local' },
    isOffered: unlessPrivate,
  },
  {
    id: 'twkn',
    route: 'public-external-timeline',
    to: () => pathTo('public-external-timeline'),
    icon: Globe,
    label: 'nav.twkn',
    feed: { kind: 'public' },
    isOffered: (facts) => facts.federating && unlessPrivate(facts),
  },
  {
    id: 'bubble',
    route: 'bubble-timeline',
    to: () => pathTo('bubble-timeline'),
    icon: CircleDot,
    label: 'nav.bubble',
    feed: { kind: 'bubble' },
    feature: 'bubbleTimeline',
    isOffered: unlessPrivate,
  },
];
