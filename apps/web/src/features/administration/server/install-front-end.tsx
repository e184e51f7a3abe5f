import type { FrontEnd, FrontEndSource } from '@linnet/api';
import type { FrontEnds } from '@linnet/domain/configuration';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useCell } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import styles from './server.module.css';

/** The state of the latest installation, which goes on when the screen is left. */
export function InstallState({ frontEnds }: { readonly frontEnds: FrontEnds }) {
  const text = useText();
  const installation = useCell(frontEnds.installation);
  const why = useErrorText(installation?.error ?? null);
  if (installation === null) return null;
  const { source, state, error } = installation;
  const name = `${source.name} ${source.ref}`.trim();
  if (state === 'running') {
    return (
      <div className={styles.running}>
        <progress aria-label={text('front_ends.installing', { name })} />
        <p role="status">{text('front_ends.installing', { name })}</p>
      </div>
    );
  }
  if (state === 'done') return <Note tone="success">{text('front_ends.installed', { name })}</Note>;
  const isCrash = error?.kind === 'http' && error.status >= 500;
  return (
    <Note tone="error">
      {text('front_ends.failed', { why })}
      {isCrash && ` ${text('front_ends.failed_crash')}`}
    </Note>
  );
}

interface InstallFormProps {
  readonly frontEnds: FrontEnds;
  /** The front end whose button was pressed; null for any. */
  readonly chosen: FrontEnd | null;
}

type Field = 'name' | 'ref' | 'buildUrl' | 'buildDir';

/** The first field that the server still needs for an installation; null if it has all. */
function missingField(source: FrontEndSource, chosen: FrontEnd | null): Field | null {
  if (source.name.trim() === '') return 'name';
  // Without a version, the server crashes; without an address too, unless it knows the name.
  if (source.ref.trim() === '') return 'ref';
  const isKnown = chosen !== null && chosen.name === source.name && chosen.buildUrl !== null;
  return !isKnown && !/^https?:\/\/\S+$/i.test(source.buildUrl) ? 'buildUrl' : null;
}

/** The form that installs a front end: a known one, or one from any address. */
export function InstallForm({ frontEnds, chosen }: InstallFormProps) {
  const text = useText();
  const isRunning = useCell(frontEnds.installation)?.state === 'running';
  const [isSubmitted, setSubmitted] = useState(false);
  const [source, setSource] = useState<FrontEndSource>({
    name: chosen?.name ?? '',
    ref: chosen?.ref ?? '',
    buildUrl: '',
    buildDir: '',
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    form.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    form.current?.querySelectorAll('input')[1]?.focus({ preventScroll: true });
  }, [chosen]);
  const missing = missingField(source, chosen);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (missing === null) void frontEnds.install(source);
  }

  const field = (name: Field, optional = false) => (
    <TextField
      label={text(`front_ends.field.${name}`)}
      hint={text(`front_ends.hint.${name}`, { ref: '${ref}' })}
      optional={optional}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={source[name]}
      problem={isSubmitted && missing === name ? text(`front_ends.missing.${missing}`) : undefined}
      onChange={(value) => setSource({ ...source, [name]: value })}
    />
  );

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={text('front_ends.install_title')}
      noValidate
      onSubmit={handleSubmit}
    >
      {field('name')}
      {field('ref')}
      {field('buildUrl', chosen !== null && chosen.buildUrl !== null)}
      {field('buildDir', true)}
      <div className={styles.tools}>
        <Button type="submit" variant="primary" pending={isRunning}>
          {text('front_ends.install')}
        </Button>
      </div>
    </form>
  );
}
