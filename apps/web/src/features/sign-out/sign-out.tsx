import { hasStoredWriting } from '@linnet/domain/drafts';
import { type UnfinishedForms, unfinishedFormsOf } from '@linnet/domain/form-drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCell, useClient, useSession, useSetting } from '../../platform/client/client-provider';
import { useList } from '../../platform/i18n/use-list';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Check } from '../../ui/check/check';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import { useUnsentSettings } from './use-unsent-settings';

/** What is lost by signing out, besides drafts. */
interface SignOutLoss {
  /** Unfinished forms; null for none. */
  readonly forms: UnfinishedForms | null;
  /** The server stores no settings, and muted words, highlights or pins are in this browser only. */
  readonly isOnlyHere: boolean;
  /** Changes of settings that could not be sent to the server. */
  readonly isUnsent: boolean;
}

function losesAnything({ forms, isOnlyHere, isUnsent }: SignOutLoss): boolean {
  return forms !== null || isOnlyHere || isUnsent;
}

interface KeepChoiceProps {
  readonly loss: SignOutLoss;
  readonly keepsData: boolean;
  readonly onKeep: (keepsData: boolean) => void;
}

/** What would be lost, and the choice to keep it on this device. */
function KeepChoice({ loss, keepsData, onKeep }: KeepChoiceProps) {
  const text = useText();
  return (
    <>
      {loss.forms !== null && !keepsData && <UnfinishedNote forms={loss.forms} />}
      {loss.isOnlyHere && !keepsData && <Note tone="warning">{text('sign_out.settings_only_here')}</Note>}
      {loss.isUnsent && !keepsData && <Note tone="warning">{text('sign_out.settings_not_sent')}</Note>}
      <Check checked={keepsData} onChange={onKeep}>
        {text('sign_out.keep_drafts')}
      </Check>
    </>
  );
}

/** The texts of unfinished forms, in this order. A kind of form without a text does not compile. */
const unfinishedTexts: Readonly<Record<keyof UnfinishedForms, MessageId>> = {
  profile: 'sign_out.unfinished.texts',
  report: 'sign_out.unfinished.reports',
  chat: 'sign_out.unfinished.messages',
  'new-list': 'sign_out.unfinished.lists',
  theme: 'sign_out.unfinished.themes',
  server: 'sign_out.unfinished.server',
};

/** Names and counts the unfinished forms that would be lost. */
function UnfinishedNote({ forms }: { readonly forms: UnfinishedForms }) {
  const text = useText();
  const list = useList('long');
  const counts: Readonly<Record<string, number>> = forms;
  const parts = Object.entries(unfinishedTexts).flatMap(([kind, textId]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [text(textId, { count })] : [];
  });
  const what = list(parts);
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
 * that only this browser has. The person chooses whether to keep them on this device.
 */
export function SignOut({ requested, onAnswered }: SignOutProps) {
  const text = useText();
  const session = useSession();
  const client = useClient();
  const { accounts, drafts } = client;
  const loadedDrafts = useCell(drafts.loaded);
  const asksFirst = useSetting('modalOnLogout');
  const [keepsDrafts, setKeepsDrafts] = useState(false);
  const settings = useUnsentSettings(requested);
  if (!requested && keepsDrafts) setKeepsDrafts(false);
  const hasUnsentDrafts =
    requested && (loadedDrafts === null ? hasStoredWriting(client) : loadedDrafts.hasUnsent());
  const loss: SignOutLoss = {
    forms: useUnfinishedForms(requested),
    isOnlyHere: requested && settings.isOnlyHere(),
    isUnsent: settings.isUnsent,
  };
  const hasLoss = hasUnsentDrafts || losesAnything(loss);
  // Even if the setting is off, the person is asked before something is lost.
  const asks = asksFirst || hasLoss;

  function signOut() {
    onAnswered();
    if (keepsDrafts) {
      loadedDrafts?.flush();
      settings.storeLocally();
    }
    // The page is signed out at once. The token is revoked in the background, where an error is logged.
    void accounts.signOut({ keepsDrafts });
    navigate(pathTo('public-timeline'));
  }

  const signOutAtOnce = useEffectEvent(() => settings.sendAll((isSettled) => isSettled && signOut()));
  useEffect(() => {
    if (requested && !asks) signOutAtOnce();
  }, [requested, asks]);

  if (session.state === 'visitor' || !asks) return null;

  function handleConfirm() {
    if (settings.isUnsent) return signOut();
    settings.sendAll((isSettled) => isSettled && signOut());
  }

  const question = hasUnsentDrafts && !keepsDrafts ? 'login.logout_confirm_unsent' : 'login.logout_confirm';
  return (
    <ConfirmDialog
      open={requested}
      title={text('login.logout_confirm_title')}
      text={text(question, { name: session.username })}
      confirmLabel={text('login.logout')}
      danger={hasLoss && !keepsDrafts}
      pending={settings.pending}
      onConfirm={handleConfirm}
      onCancel={onAnswered}
    >
      {hasLoss && <KeepChoice loss={loss} keepsData={keepsDrafts} onKeep={setKeepsDrafts} />}
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
