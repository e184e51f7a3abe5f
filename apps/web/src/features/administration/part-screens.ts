import type { AdministrationPartId } from '@linnet/domain/staff';
import type { ComponentType } from 'react';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type { PartProps } from './part-props';

/** The screen of each part. Each is loaded on its own. */
export const partScreens: Readonly<Record<AdministrationPartId, ComponentType<PartProps>>> = {
  reports: lazyScreen(() => import('./reports/reports-part').then((part) => part.ReportsPart), {
    texts: 'desk',
  }),
  people: lazyScreen(() => import('./people/people-part').then((part) => part.PeoplePart), {
    texts: 'people',
  }),
  registrations: lazyScreen(
    () => import('./people/registrations-part').then((part) => part.RegistrationsPart),
    { texts: 'people' },
  ),
  emoji: lazyScreen(() => import('./emoji/emoji-part').then((part) => part.EmojiPart), {
    texts: 'emoji_packs',
  }),
  doctor: lazyScreen(() => import('./doctor/doctor-part').then((part) => part.DoctorPart), {
    texts: 'doctor',
  }),
  posts: lazyScreen(() => import('./posts/posts-part').then((part) => part.PostsPart), { texts: 'desk' }),
  servers: lazyScreen(() => import('./servers/servers-part').then((part) => part.ServersPart), {
    texts: 'desk',
  }),
  log: lazyScreen(() => import('./log/log-part').then((part) => part.LogPart), { texts: 'desk' }),
  invites: lazyScreen(() => import('./invites/invites-part').then((part) => part.InvitesPart), {
    texts: 'people',
  }),
  instance: lazyScreen(() => import('./server/curated-page').then((part) => part.InstancePart), {
    texts: 'server',
  }),
  limits: lazyScreen(() => import('./server/curated-page').then((part) => part.LimitsPart), {
    texts: 'server',
  }),
  federation: lazyScreen(() => import('./server/curated-page').then((part) => part.FederationPart), {
    texts: 'server',
  }),
  pages: lazyScreen(() => import('./server/documents').then((part) => part.PagesPart), { texts: 'server' }),
  applications: lazyScreen(() => import('./upkeep/applications-part').then((part) => part.ApplicationsPart), {
    texts: 'upkeep',
  }),
  'media-cache': lazyScreen(() => import('./upkeep/media-cache-part').then((part) => part.MediaCachePart), {
    texts: 'upkeep',
  }),
  backups: lazyScreen(() => import('./upkeep/backups-part').then((part) => part.BackupsPart), {
    texts: 'upkeep',
  }),
  'front-ends': lazyScreen(() => import('./server/front-ends').then((part) => part.FrontEndsPart), {
    texts: 'server',
  }),
  settings: lazyScreen(() => import('./server/all-settings').then((part) => part.AllSettingsPart), {
    texts: 'server',
  }),
};
