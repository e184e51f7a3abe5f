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
  log: lazyScreen(() => import('./log/log-part').then((part) => part.LogPart), { texts: 'people' }),
  invites: lazyScreen(() => import('./invites/invites-part').then((part) => part.InvitesPart), {
    texts: 'people',
  }),
};
