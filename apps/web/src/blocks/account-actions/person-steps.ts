import { hostOf } from '@linnet/domain/people';
import { canReport } from '@linnet/domain/reports';
import { mayModerate } from '@linnet/domain/staff';
import Flag from 'lucide-react/icons/flag';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { AccountAction } from './account-action';
import { openModeration } from '../moderation/moderation-request';
import { openReport } from '../moderation/report-request';

/** Reporting an account, and moderating it. */
export const personSteps: readonly AccountAction[] = [
  {
    id: 'report',
    icon: Flag,
    label: () => 'account_actions.report',
    can: (scene) => canReport(scene, { id: scene.account.id, isLocal: hostOf(scene.account) === null }),
    run: ({ account }) => openReport(account),
  },
  {
    id: 'moderate',
    icon: ShieldAlert,
    label: () => 'account_actions.moderate',
    can: ({ session, has, account }) => mayModerate({ session, has, target: account }),
    run: ({ account }) => openModeration(account),
    besideStatus: true,
  },
];
