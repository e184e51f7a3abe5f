import type { InstanceDocument } from '@linnet/api';
import { documentNames, documentsOf } from '@linnet/domain/configuration';
import { useDeferredValue, useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { Prose } from '../../../blocks/rich-text/prose';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useResource, useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { RulesSection } from './rules';
import styles from './server.module.css';

/** The editor of one page of the instance, with a preview of what visitors see. */
function DocumentEditor({ name }: { readonly name: InstanceDocument }) {
  const text = useText();
  const document = documentsOf(useClient()).get(name);
  const { value, error } = useResource(document);
  const draft = useCell(document.draft);
  const [isAsking, setAsking] = useState(false);
  /** How the last save ended: as sent, with another text, or not sent because somebody else changed it. */
  const [saved, setSaved] = useState<'same' | 'different' | 'changed' | null>(null);
  const html = draft ?? value ?? '';
  const preview = useDeferredValue(html);
  const save = useStep({
    async step() {
      const outcome = await document.save();
      setSaved(outcome.error === null ? outcome.kind : null);
      return outcome.error;
    },
  });
  const why = useErrorText(save.error);
  const title = text(`server_pages.${name}`);
  return (
    <Section className={styles.part} title={title} titleClass={styles.title}>
      {value === null ? (
        <NotLoaded
          compact
          title={text('server_pages.not_loaded')}
          reason={error}
          skeleton={<TextSkeletons className={styles.skeleton} texts={[['90%', '80%', '60%']]} />}
          onRetry={() => void document.load()}
        />
      ) : (
        <div className={styles.form}>
          <TextArea
            label={text('server_pages.html')}
            hint={text('server_pages.html_hint')}
            spellCheck={false}
            rows={8}
            value={html}
            onChange={(next) => {
              setSaved(null);
              document.write(next);
            }}
          />
          <section className={styles.preview} aria-label={text('server_pages.preview_of', { page: title })}>
            <h3 className={styles.previewTitle}>{text('server_pages.preview')}</h3>
            <Prose html={preview} />
          </section>
          {save.error !== null && <Note tone="error">{text('server_pages.not_saved', { why })}</Note>}
          {saved === 'changed' && (
            <Note tone="warning">
              <p>{text('administration.outcome_changed')}</p>
              <pre className={styles.raw} dir="auto">
                {value}
              </pre>
            </Note>
          )}
          {saved !== null && saved !== 'changed' && (
            <Note tone={saved === 'same' ? 'success' : 'warning'}>{text(`server_pages.saved_${saved}`)}</Note>
          )}
          <div className={styles.tools}>
            <Button
              variant="primary"
              disabled={draft === null}
              pending={save.isPending}
              onClick={() => void save.run()}
            >
              {text('server_pages.save')}
            </Button>
            {draft !== null && (
              <Button variant="quiet" onClick={() => document.write(null)}>
                {text('server_settings.undo')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {text('server_pages.restore')}
            </Button>
          </div>
        </div>
      )}
      <ConfirmStep
        open={isAsking}
        title={text('server_pages.restore_question', { page: title })}
        text={text('server_pages.restore_text')}
        confirmLabel={text('server_pages.restore')}
        step={async () => {
          const reason = await document.restoreDefault();
          if (reason === null) document.write(null);
          return reason;
        }}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

/** Rules, terms of service, and the panel beside the timelines. */
export function PagesPart() {
  return (
    <>
      <RulesSection />
      {documentNames.map((name) => (
        <DocumentEditor key={name} name={name} />
      ))}
    </>
  );
}
