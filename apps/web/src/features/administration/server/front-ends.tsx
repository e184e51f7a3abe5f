import type { FrontEnd } from '@linnet/api';
import {
  frontEndsOf,
  isSameVersion,
  primaryOf,
  serverConfigurationOf,
  type FrontEnds,
  type FrontEndVersion,
} from '@linnet/domain/configuration';
import { useState } from 'react';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useResource, useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { InstallForm, InstallState } from './install-front-end';
import { NoDatabase } from './server-notes';
import styles from './server.module.css';

interface SwitchQuestionProps {
  readonly frontEnds: FrontEnds;
  /** The front end to switch to; null for the one that the server comes with, undefined while there is no question. */
  readonly version: FrontEndVersion | null | undefined;
  readonly onClose: () => void;
}

/** Asks before everybody gets another front end in place of this one. */
function SwitchQuestion({ frontEnds, version, onClose }: SwitchQuestionProps) {
  const text = useText();
  const [isDifferent, setDifferent] = useState(false);
  const step = useStep({
    async step() {
      const result = await frontEnds.switchTo(version ?? null);
      setDifferent(result === 'different');
      if (result === null) onClose();
      return result === 'different' ? null : result;
    },
  });
  const why = useErrorText(step.error);
  const name = version ? `${version.name} ${version.ref}` : text('front_ends.own');
  return (
    <ConfirmDialog
      open={version !== undefined}
      title={text('front_ends.switch_question', { name })}
      text={text('front_ends.switch_text')}
      confirmLabel={text('front_ends.switch')}
      danger
      pending={step.isPending}
      onConfirm={() => void step.run()}
      onCancel={() => {
        step.dismiss();
        setDifferent(false);
        onClose();
      }}
    >
      {step.error !== null && <Note tone="error">{text('front_ends.switch_failed', { why })}</Note>}
      {isDifferent && <Note tone="warning">{text('front_ends.switch_ignored')}</Note>}
    </ConfirmDialog>
  );
}

interface FrontEndItemProps {
  readonly frontEnd: FrontEnd;
  readonly primary: FrontEndVersion | null;
  readonly canSwitch: boolean;
  readonly onSwitch: (version: FrontEndVersion) => void;
  readonly onInstall: (frontEnd: FrontEnd) => void;
}

/** A front end with its installed versions. */
function FrontEndItem({ frontEnd, primary, canSwitch, onSwitch, onInstall }: FrontEndItemProps) {
  const text = useText();
  const { name, installedRefs, source, ref } = frontEnd;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <b dir="auto">{name}</b>
        {source !== null && (
          <a href={source} target="_blank" rel="noopener noreferrer nofollow">
            {text('front_ends.source')}
          </a>
        )}
        {name === 'linnet' && <span className={styles.hint}>{text('front_ends.this_one')}</span>}
      </div>
      {installedRefs.length === 0 && <p className={styles.hint}>{text('front_ends.not_installed')}</p>}
      <ul className={styles.versions}>
        {installedRefs.toSorted().map((version) => {
          const isPrimary = primary?.name === name && primary.ref === version;
          return (
            <li key={version}>
              <bdi>{version}</bdi>
              {isPrimary ? (
                <b className={styles.primary}>{text('front_ends.primary')}</b>
              ) : (
                canSwitch && (
                  <Button
                    small
                    aria-label={text('front_ends.switch_to', { name: `${name} ${version}` })}
                    onClick={() => onSwitch({ name, ref: version })}
                  >
                    {text('front_ends.use')}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.tools}>
        <Button
          small
          variant="quiet"
          aria-label={text('front_ends.install_of', { name })}
          onClick={() => onInstall(frontEnd)}
        >
          {text(installedRefs.includes(ref ?? '') ? 'front_ends.update' : 'front_ends.install')}
        </Button>
      </div>
    </li>
  );
}

/** The front ends that the server has, with the one that people get, and a form that installs others. */
export function FrontEndsPart() {
  const text = useText();
  const client = useClient();
  const frontEnds = frontEndsOf(client);
  const { value, error } = useResource(frontEnds);
  const settings = useResource(serverConfigurationOf(client)).value;
  const previous = useCell(frontEnds.previous);
  const [asked, setAsked] = useState<FrontEndVersion | null | undefined>(undefined);
  const [chosen, setChosen] = useState<FrontEnd | null>(null);
  if (value === null) {
    return (
      <NotLoaded
        title={text('front_ends.not_loaded')}
        reason={error}
        skeleton={
          <TextSkeletons
            className={styles.skeleton}
            texts={[
              ['32%', '94%'],
              ['28%', '80%'],
            ]}
          />
        }
        onRetry={() => void frontEnds.load()}
      />
    );
  }
  const primary = settings === null ? null : primaryOf(settings);
  return (
    <>
      <Section className={styles.part} title={text('front_ends.title')} titleClass={styles.title}>
        <p className={styles.hint}>
          {primary === null ? text('front_ends.primary_own') : text('front_ends.primary_is', { ...primary })}
        </p>
        {settings !== null && previous !== undefined && !isSameVersion(previous, primary) && (
          <Note tone="info" onDismiss={frontEnds.dismissPrevious}>
            {text('front_ends.switched')}{' '}
            <Button small onClick={() => setAsked(previous)}>
              {text('front_ends.back_to', {
                name: previous === null ? text('front_ends.own') : `${previous.name} ${previous.ref}`,
              })}
            </Button>
          </Note>
        )}
        <ul className={styles.items}>
          {value.map((frontEnd) => (
            <FrontEndItem
              key={frontEnd.name}
              frontEnd={frontEnd}
              primary={primary}
              canSwitch={settings?.isInDatabase === true}
              onSwitch={setAsked}
              onInstall={setChosen}
            />
          ))}
        </ul>
      </Section>
      <Section className={styles.part} title={text('front_ends.install_title')} titleClass={styles.title}>
        <InstallState frontEnds={frontEnds} />
        <InstallForm key={chosen?.name ?? ''} frontEnds={frontEnds} chosen={chosen} />
      </Section>
      {settings?.isInDatabase === false && <NoDatabase />}
      <SwitchQuestion frontEnds={frontEnds} version={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
