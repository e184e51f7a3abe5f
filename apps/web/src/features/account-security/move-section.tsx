import type { Account } from '@linnet/api';
import { acceptsMove, moveTo } from '@linnet/domain/account-security';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { PartSection } from '../../ui/section/part-section';
import styles from './account-security.module.css';
import { ExportLink, HandleField, useTypedHandle } from './confirm-handle';
import { FindAccountForm } from './find-account-form';
import { OwnPasswordField, SecureForm } from './secure-form';
import { OpenedForm, SectionText, SectionTools } from './security-section';

/** Moves the viewer's followers to another account. */
export function MoveSection() {
  const text = useText();
  const client = useClient();
  const isOffered = useFeature('moveAccount');
  const { handle, check } = useTypedHandle();
  const [movedTo, setMovedTo] = useState<Account | null>(null);
  if (!isOffered) return null;

  const ask = (target: Account, close: () => void) => (
    <SecureForm
      label={text('moving.move')}
      submit={text('moving.move')}
      danger
      check={check}
      run={(values) => moveTo(client, { password: values('password'), target })}
      onDone={() => {
        setMovedTo(target);
        close();
      }}
      unknownText={text('moving.unknown')}
    >
      {(problemOf) => (
        <>
          <HandleField handle={handle} problem={problemOf('handle')} />
          <OwnPasswordField problem={problemOf('password')} />
        </>
      )}
    </SecureForm>
  );

  return (
    <PartSection title={text('settings.part.move')} part="move">
      <SectionText>{text('moving.text')}</SectionText>
      <OpenedForm action={text('moving.move')} onOpen={() => setMovedTo(null)}>
        {(close) => (
          <>
            <ul className={styles.points}>
              <li>{text('moving.followers_move')}</li>
              <li>{text('moving.posts_stay')}</li>
              <li>{text('moving.follows_stay')}</li>
              <li>{text('moving.cool_down')}</li>
            </ul>
            <SectionTools>
              <ExportLink />
            </SectionTools>
            <FindAccountForm
              label={text('moving.new_account')}
              hint={text('moving.handle_hint')}
              onCancel={close}
            >
              {(target, again) =>
                acceptsMove(client, target) ? (
                  ask(target, close)
                ) : (
                  <Note tone="warning">
                    <div className={styles.form}>
                      {text('moving.no_alias', { target: target.fqn, handle })}
                      <div>
                        <Button small onClick={again}>
                          {text('moving.check_again')}
                        </Button>
                      </div>
                    </div>
                  </Note>
                )
              }
            </FindAccountForm>
          </>
        )}
      </OpenedForm>
      {movedTo !== null && <Note tone="success">{text('moving.moved', { target: movedTo.fqn })}</Note>}
    </PartSection>
  );
}
