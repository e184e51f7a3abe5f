import type { ProfileFacts } from '@linnet/api';
import { hasProblems, ownTextsOf, textProblems, textsOf } from '@linnet/domain/own-profile';
import { type FormEvent, useId, useRef, useState } from 'react';
import { EmojiTool } from '../../blocks/emoji-tool/emoji-tool';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/use-instance';
import { useText } from '../../platform/i18n/use-text';
import { TextArea } from '../../ui/field/text-area';
import { TextField } from '../../ui/field/text-field';
import { BirthdayField } from './birthday-field';
import styles from './edit-profile.module.css';
import { FieldRows } from './field-rows';
import { TextsFoot } from './texts-foot';

const inName = ['emoji'] as const;
const inBio = ['person', 'emoji', 'hashtag'] as const;

/** The texts of the viewer's profile. They are saved together, and stored on this device until then. */
export function TextsForm({ facts }: { readonly facts: ProfileFacts }) {
  const text = useText();
  const id = useId();
  const texts = ownTextsOf(useClient());
  const { typed, isSaving, failure } = useCell(texts.state);
  const { instance } = useInstance();
  const hasBirthday = useFeature('birthdays');
  const name = useRef<HTMLInputElement>(null);
  const bio = useRef<HTMLTextAreaElement>(null);
  const [now] = useState(() => Date.now());
  const [picks, setPicks] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const why = useFailureWords(failure ?? { kind: 'aborted' });
  const shown = { ...textsOf(facts), ...typed };
  const problems = textProblems(typed, instance, now);
  const isChanged = Object.keys(typed).length > 0;

  function write(change: Parameters<typeof texts.write>[0]) {
    setSaved(false);
    texts.write(change);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isSaving && !hasProblems(problems)) void texts.save().then(setSaved);
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text('edit_profile.about')}
      </h2>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          ref={name}
          data-part="name"
          label={text('edit_profile.name')}
          autoComplete="off"
          value={shown.displayName}
          onChange={({ currentTarget }) => write({ displayName: currentTarget.value })}
        />
        <TextArea
          ref={bio}
          data-part="bio"
          label={text('edit_profile.bio')}
          rows={4}
          value={shown.note}
          onChange={({ currentTarget }) => write({ note: currentTarget.value })}
        />
        <div className={styles.tools}>
          <EmojiTool fields={[bio, name]} disabled={isSaving} open={picks} onOpenChange={setPicks} />
        </div>
        <Suggestions fieldRef={name} kinds={inName} />
        <Suggestions fieldRef={bio} kinds={inBio} />
        <FieldRows
          fields={shown.fields}
          problems={problems.fields}
          most={instance?.fieldLimits?.max ?? null}
          onChange={(fields) => write({ fields })}
        />
        {hasBirthday && (
          <BirthdayField
            value={shown.birthday}
            problem={problems.birthday}
            onChange={(birthday) => write({ birthday })}
          />
        )}
        <TextsFoot
          isChanged={isChanged}
          isSaving={isSaving}
          isSaved={isSaved}
          failure={failure === null ? null : why}
          onDiscard={texts.discard}
        />
      </form>
    </section>
  );
}
