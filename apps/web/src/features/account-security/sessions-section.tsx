import type { Session } from '@linnet/api';
import {
  type Outcome,
  type StepError,
  currentSession,
  isStepError,
  ownSessionsOf,
} from '@linnet/domain/account-security';
import { useState } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { useClient } from '../../platform/client/client-provider';
import { signingOutOf } from '../../platform/client/signing-out';
import { useResource } from '../../platform/client/use-resource';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { useUtcDay } from '../../platform/time/moment-format';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import { PartSection } from '../../ui/section/part-section';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './account-security.module.css';
import { SectionText, SectionTools } from './security-section';
import { StepErrorNote } from './step-error';

/** The session that a question is about, or all but that of this page. */
type Asked = { readonly session: Session } | 'others';

/** The active sessions of the account: one or all others can be ended. */
export function SessionsSection() {
  const text = useText();
  const client = useClient();
  const sessions = ownSessionsOf(client);
  const { value, error, isOffered } = useResource(sessions);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPending, setPending] = useState(false);
  const [stepError, setStepError] = useState<StepError | null>(null);
  if (!isOffered) return null;
  const current = value === null ? null : currentSession(client, value);

  async function carryOut(step: () => Promise<Outcome>) {
    setAsked(null);
    setPending(true);
    const outcome = await step();
    setPending(false);
    setStepError(isStepError(outcome) ? outcome : null);
  }

  function handleConfirm() {
    if (asked === null) return;
    void carryOut(() => {
      if (asked !== 'others') return sessions.end(asked.session.id);
      return current === null ? Promise.resolve({ kind: 'done' }) : sessions.endOthers(current);
    });
  }

  return (
    <PartSection title={text('settings.part.sessions')} part="sessions">
      <SectionText>{text('security.sessions_text')}</SectionText>
      {value === null ? (
        <NotLoaded
          compact
          title={text('security.sessions_failed')}
          reason={error}
          skeleton={<Spinner />}
          onRetry={() => void sessions.load()}
        />
      ) : (
        <ul className={styles.rows} aria-label={text('settings.part.sessions')}>
          {ordered(value, current).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isCurrent={session.id === current}
              isPending={isPending}
              onEnd={() => (session.id === current ? signingOutOf(client).set(true) : setAsked({ session }))}
            />
          ))}
        </ul>
      )}
      {value !== null && current === null && <Note tone="info">{text('security.session_unknown')}</Note>}
      {stepError !== null && (
        <StepErrorNote
          stepError={stepError}
          onCheckAgain={() => stepError.kind === 'unknown' && void carryOut(stepError.checkAgain)}
        />
      )}
      {value !== null && value.length > 1 && current !== null && (
        <SectionTools>
          <Button pending={isPending} onClick={() => setAsked('others')}>
            {text('security.end_others')}
          </Button>
        </SectionTools>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'others' ? text('security.end_others_question') : text('security.end_question')}
        text={
          asked === 'others' || asked === null
            ? text('security.end_others_text')
            : text('security.end_text', { app: asked.session.appName })
        }
        confirmLabel={asked === 'others' ? text('security.end_others') : text('security.end')}
        danger
        onConfirm={handleConfirm}
        onCancel={() => setAsked(null)}
      />
    </PartSection>
  );
}

/** The session of this page first, then the newest. */
function ordered(all: readonly Session[], current: string | null): readonly Session[] {
  return all.toReversed().toSorted((a, b) => Number(b.id === current) - Number(a.id === current));
}

interface SessionRowProps {
  readonly session: Session;
  readonly isCurrent: boolean;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isCurrent, isPending, onEnd }: SessionRowProps) {
  const text = useText();
  const dayOf = useUtcDay();
  const { appName, validUntil } = session;
  const name = appName === '' ? text('security.no_app_name') : appName;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.rowHint}>
          {isCurrent && `${text('security.this_session')} · `}
          {validUntil === null ? (
            text('security.no_end')
          ) : (
            <Text
              id="security.ends"
              values={{ day: <span className={styles.day}>{dayOf(Date.parse(validUntil))}</span> }}
            />
          )}
        </span>
      </span>
      <Button
        small
        disabled={isPending}
        aria-label={isCurrent ? text('login.logout') : text('security.end_named', { app: name })}
        onClick={onEnd}
      >
        {isCurrent ? text('login.logout') : text('security.end')}
      </Button>
    </li>
  );
}
