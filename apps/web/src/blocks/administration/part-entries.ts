import type { AdministrationPartId } from '@linnet/domain/staff';
import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import Archive from 'lucide-react/icons/archive';
import ImageOff from 'lucide-react/icons/image-off';
import Flag from 'lucide-react/icons/flag';
import Globe from 'lucide-react/icons/globe';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Smile from 'lucide-react/icons/smile';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Ticket from 'lucide-react/icons/ticket';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Network from 'lucide-react/icons/network';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Server from 'lucide-react/icons/server';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { MessageId } from '../../platform/i18n/message-id';
import { pathTo } from '../../platform/navigation/path-to';

export interface PartEntry {
  /** What is done with people and posts, or with the server. */
  readonly group: 'desk' | 'server';
  readonly icon: LucideIcon;
  readonly title: MessageId;
  /** What can be done there, in one sentence. */
  readonly hint: MessageId;
}

/** Icon and texts of each part of the administration. */
export const partEntries: Readonly<Record<AdministrationPartId, PartEntry>> = {
  reports: {
    group: 'desk',
    icon: Flag,
    title: 'administration.reports',
    hint: 'administration.reports_hint',
  },
  people: { group: 'desk', icon: Users, title: 'administration.people', hint: 'administration.people_hint' },
  registrations: {
    group: 'desk',
    icon: UserPlus,
    title: 'administration.registrations',
    hint: 'administration.registrations_hint',
  },
  invites: {
    group: 'desk',
    icon: Ticket,
    title: 'administration.invites',
    hint: 'administration.invites_hint',
  },
  emoji: { group: 'server', icon: Smile, title: 'administration.emoji', hint: 'administration.emoji_hint' },
  doctor: {
    group: 'server',
    icon: Stethoscope,
    title: 'administration.doctor',
    hint: 'administration.doctor_hint',
  },
  posts: {
    group: 'desk',
    icon: MessageSquareText,
    title: 'administration.posts',
    hint: 'administration.posts_hint',
  },
  servers: {
    group: 'desk',
    icon: Globe,
    title: 'administration.servers',
    hint: 'administration.servers_hint',
  },
  log: { group: 'desk', icon: ScrollText, title: 'administration.log', hint: 'administration.log_hint' },
  instance: {
    group: 'server',
    icon: Server,
    title: 'administration.instance',
    hint: 'administration.instance_hint',
  },
  limits: {
    group: 'server',
    icon: Gauge,
    title: 'administration.limits',
    hint: 'administration.limits_hint',
  },
  federation: {
    group: 'server',
    icon: Network,
    title: 'administration.federation',
    hint: 'administration.federation_hint',
  },
  pages: {
    group: 'server',
    icon: FileText,
    title: 'administration.pages',
    hint: 'administration.pages_hint',
  },
  applications: {
    group: 'server',
    icon: AppWindow,
    title: 'administration.applications',
    hint: 'administration.applications_hint',
  },
  'media-cache': {
    group: 'server',
    icon: ImageOff,
    title: 'administration.media_cache',
    hint: 'administration.media_cache_hint',
  },
  backups: {
    group: 'server',
    icon: Archive,
    title: 'administration.backups',
    hint: 'administration.backups_hint',
  },
  'front-ends': {
    group: 'server',
    icon: PanelsTopLeft,
    title: 'administration.front_ends',
    hint: 'administration.front_ends_hint',
  },
  settings: {
    group: 'server',
    icon: SlidersHorizontal,
    title: 'administration.settings',
    hint: 'administration.settings_hint',
  },
};

export const partPath = (part: AdministrationPartId): string => pathTo('administration-part', { part });

/** The address of one thing in a part: a report, a person, a group of settings. */
export const partItemPath = (part: AdministrationPartId, item: string): string =>
  pathTo('administration-item', { part, item });
