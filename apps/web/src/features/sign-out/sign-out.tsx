import { type UnfinishedForms, unfinishedFormsOf } from '@linnet/domain/form-drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCell, useClient, useSession, useSetting } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Check } from '../../ui/check/check';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import { useOtherPages, useUnsentSettings } from './use-unsent-settings';

/** What is lost by signing out, besides drafts. */
interface SignOutLoss {
  /** Unfinished forms; null for none. */
  readonly forms: UnfinishedForms | null;
  /** The server stores no settings, and muted words, highlights or pins are in this browser only. */
  readonly areAlone: boolean;
  /** Changes of settings that could not be sent to the server. */
  readonly areLost: boolean;
}

function losesAnything({ forms, areAlone, areLost }: SignOutLoss): boolean {
  return forms !== null || areAlone || areLost;
}

interface WhatStaysProps {
  readonly losing: SignOutLoss;
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
}

/** What would be lost, and the choice to keep it on this device. */
function WhatStays({ losing, keeps, onKeeps }: WhatStaysProps) {
  const text = useText();
  return (
    <>
      {losing.forms !== null && !keeps && <UnfinishedNote forms={losing.forms} />}
      {losing.areAlone && !keeps && <Note tone="warning">{text('sign_out.settings_alone')}</Note>}
      {losing.areLost && !keeps && <Note tone="warning">{text('sign_out.settings_lost')}</Note>}
      <Check checked={keeps} onChange={onKeeps}>
        {text('sign_out.keep_drafts')}
      </Check>
    </>
  );
}

/** What is unfinished, in words, in this order. A kind of form without words does not compile. */
const unfinishedWords: Readonly<Record<keyof UnfinishedForms, MessageId>> = {
  profile: 'sign_out.unfinished.texts',
  report: 'sign_out.unfinished.reports',
  'new-list': 'sign_out.unfinished.lists',
};

/** Names and counts the unfinished forms that would be lost. */
function UnfinishedNote({ forms }: { readonly forms: UnfinishedForms }) {
  const text = useText();
  const { code } = useLocale();
  const counts: Readonly<Record<string, number>> = forms;
  const parts = Object.entries(unfinishedWords).flatMap(([kind, words]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [text(words, { count })] : [];
  });
  const what = new Intl.ListFormat(code, { type: 'conjunction' }).format(parts);
  return <Note tone="warning">{text('sign_out.unfinished', { what })}</Note>;
}

interface SignOutProps {
  /** The person has pressed one of the buttons to sign out. */
  readonly requested: boolean;
  /** Called after signing out or cancelling. */
  readonly onAnswered: () => void;
}

/**
 * Signs out. Asks first if the setting says so, or if something would be lost: drafts, unfinished forms, and settings
 * that only this browser has. The person chooses whether to keep them on this device. Also follows a sign-out in
 * another tab.
 */
export function SignOut({ requested, onAnswered }: SignOutProps) {
  const text = useText();
  const session = useSession();
  const { accounts, drafts } = useClient();
  const written = useCell(drafts.loaded);
  const asksFirst = useSetting('modalOnLogout');
  const [keepsDrafts, setKeepsDrafts] = useState(false);
  const settings = useUnsentSettings(requested);
  useOtherPages();
  if (!requested && keepsDrafts) setKeepsDrafts(false);
  const unsent = requested && written !== null && written.hasUnsent();
  const losing: SignOutLoss = {
    forms: useUnfinishedForms(requested),
    areAlone: requested && settings.areAlone(),
    areLost: settings.areLost,
  };
  const staysHere = unsent || losesAnything(losing);
  // Even if the setting is off, the person is asked before something is lost.
  const asks = asksFirst || staysHere;

  function leave() {
    onAnswered();
    if (keepsDrafts) {
      written?.flush();
      settings.putAside();
    }
    // The page is signed out at once. The token is revoked in the background, where an error is logged.
    void accounts.signOut({ keepsDrafts });
    navigate(pathTo('public-timeline'));
  }

  const leaveAtOnce = useEffectEvent(() => settings.settle((isSettled) => isSettled && leave()));
  useEffect(() => {
    if (requested && !asks) leaveAtOnce();
  }, [requested, asks]);

  if (session.state === 'visitor' || !asks) return null;

  function handleConfirm() {
    if (settings.areLost) return leave();
    settings.settle((isSettled) => isSettled && leave());
  }

  const question = unsent && !keepsDrafts ? 'login.logout_confirm_unsent' : 'login.logout_confirm';
  return (
    <ConfirmDialog
      open={requested}
      title={text('login.logout_confirm_title')}
      text={text(question, { name: session.username })}
      confirmLabel={text('login.logout')}
      danger={staysHere && !keepsDrafts}
      pending={settings.pending}
      onConfirm={handleConfirm}
      onCancel={onAnswered}
    >
      {staysHere && <WhatStays losing={losing} keeps={keepsDrafts} onKeeps={setKeepsDrafts} />}
    </ConfirmDialog>
  );
}

/** Forms that are neither saved nor sent; null if there are none, and while nobody signs out. */
function useUnfinishedForms(requested: boolean): UnfinishedForms | null {
  const client = useClient();
  if (!requested) return null;
  const forms = unfinishedFormsOf(client);
  return Object.values(forms).some((count) => count > 0) ? forms : null;
}
