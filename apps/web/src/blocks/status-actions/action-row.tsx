import type { StatusView } from '@linnet/domain';
import { actionErrorsOf } from '@linnet/domain/actions';
import { useClient, useRow, useSession } from '../../platform/client/client-provider';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import space from './action-space.module.css';
import { VisitorActions } from './visitor-actions';

const AccountActions = lazyPart(
  () => import('./account-actions').then((part) => part.AccountActions),
  () => <div className={space.space} />,
);

const ActionBanner = lazyPart(() => import('./action-banner').then((part) => part.ActionBanner));

/** The actions on a status, and the error of the last one. */
export function ActionRow({ view }: { readonly view: StatusView }) {
  const { id } = view.status;
  const error = useRow(actionErrorsOf(useClient()), id);
  const isVisitor = useSession().state === 'visitor';
  return (
    <>
      {error !== null && <ActionBanner id={id} error={error} />}
      {isVisitor ? <VisitorActions view={view} /> : <AccountActions view={view} />}
    </>
  );
}
