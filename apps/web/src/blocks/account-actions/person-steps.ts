import type { DraftScope } from '@linnet/domain/drafts';
import { hostOf } from '@linnet/domain/people';
import { canReport } from '@linnet/domain/reports';
import { canModerate } from '@linnet/domain/staff';
import Flag from 'lucide-react/icons/flag';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { withDrafts } from '../../platform/client/use-reply';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { moderationMenusOf, reportFormsOf } from '../moderation/moderation-request';
import type { AccountAction, AccountScene } from './account-action';

/** Reporting an account, and moderating it. */
export const reportingAndModeration: readonly AccountAction[] = [
  {
    id: 'report',
    icon: Flag,
    label: () => 'account_actions.report',
    can: (scene) => canReport(scene, { id: scene.account.id, isLocal: hostOf(scene.account) === null }),
    run: ({ client, account }) => reportFormsOf(client).open({ account, statusId: null }),
  },
  {
    id: 'moderate',
    icon: ShieldAlert,
    label: () => 'account_actions.moderate',
    can: ({ session, has, account }) => canModerate({ session, has, target: account }),
    run: ({ client, account }) => moderationMenusOf(client).open({ account }),
    isInStatusMenu: true,
  },
];

/** Opens everything private between the viewer and the account, with a form to go on. */
export function openThread({ session, account }: AccountScene): void {
  if (session.state !== 'visitor')
    // The key of one person is the id.
    navigate(pathTo('inbox-thread', { username: session.username, people: account.id }));
}

const context = { kind: 'new' } as const;

/** Opens the form with the account's handle in it. What was in the form before is stored as a draft of its own. */
export function writeTo({ client, account }: AccountScene, scope?: DraftScope): void {
  void withDrafts(client, (drafts) => {
    drafts.saveAsDraft(context);
    // The viewer didn't type this text, so closing the form must not ask about it.
    drafts.begin(context, { text: `@${account.acct} `, ...(scope !== undefined && { scope }) });
    drafts.openOver(context);
  });
}
