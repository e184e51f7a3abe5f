import type { ProfileFacts } from '@linnet/api';
import {
  type TextProblems,
  hasProblems,
  ownTextsOf,
  textProblems,
  textsOf,
} from '@linnet/domain/own-profile';
import { type FormEvent, useRef, useState } from 'react';
import { EmojiTool } from '../../blocks/emoji-tool/emoji-tool';
import { useErrorText } from '../../blocks/error/use-error-text';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { useCell, useClient, useInstance } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextArea, TextField } from '../../ui/field/text-field';
import { Note } from '../../ui/note/note';
import { Section } from '../../ui/section/section';
import styles from './edit-profile.module.css';
import { FieldRows } from './field-rows';

function birthdayProblem(problem: TextProblems['birthday'], text: GetText): string | undefined {
  if (problem === null) return undefined;
  if (problem.kind === 'too_young') return text('edit_profile.birthday_too_young', { days: problem.days });
  return text(`edit_profile.birthday_${problem.kind}`);
}

interface TextsFootProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  /** Why saving failed, as a text. */
  readonly error: string | null;
  readonly onDiscard: () => void;
}

/** Buttons to save and discard, and whether there are unsaved changes. */
function TextsFoot({ isChanged, isSaving, isSaved, error, onDiscard }: TextsFootProps) {
  const text = useText();
  return (
    <>
      {error !== null && <Note tone="error">{text('edit_profile.not_saved', { why: error })}</Note>}
      <div className={styles.foot}>
        <span role="status" className={styles.state}>
          {isChanged && text('edit_profile.unsaved')}
          {!isChanged && isSaved && text('edit_profile.saved')}
        </span>
        {isChanged && (
          <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
            {text('edit_profile.discard')}
          </Button>
        )}
        <Button type="submit" variant="primary" pending={isSaving} disabled={!isChanged}>
          {text('edit_profile.save')}
        </Button>
      </div>
    </>
  );
}

const nameSuggestions = ['emoji'] as const;
const bioSuggestions = ['person', 'emoji', 'hashtag'] as const;

/** The texts of the viewer's profile. They are saved together, and stored on this device until then. */
export function TextsForm({ facts }: { readonly facts: ProfileFacts }) {
  const text = useText();
  const texts = ownTextsOf(useClient());
  const { typed, isSaving, error } = useCell(texts.state);
  const { instance } = useInstance();
  const hasBirthday = useFeature('birthdays');
  const name = useRef<HTMLInputElement>(null);
  const bio = useRef<HTMLTextAreaElement>(null);
  const [now] = useState(() => Date.now());
  const [isPickerOpen, setPickerOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const why = useErrorText(error);
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
    <Section className={styles.section} title={text('edit_profile.about')} titleClass={styles.title}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          ref={name}
          data-part="name"
          label={text('edit_profile.name')}
          autoComplete="off"
          value={shown.displayName}
          onChange={(displayName) => write({ displayName })}
        />
        <TextArea
          ref={bio}
          data-part="bio"
          label={text('edit_profile.bio')}
          rows={4}
          value={shown.note}
          onChange={(note) => write({ note })}
        />
        <div className={styles.tools}>
          <EmojiTool
            fields={[bio, name]}
            disabled={isSaving}
            open={isPickerOpen}
            onOpenChange={setPickerOpen}
          />
        </div>
        <Suggestions fieldRef={name} kinds={nameSuggestions} />
        <Suggestions fieldRef={bio} kinds={bioSuggestions} />
        <FieldRows
          fields={shown.fields}
          problems={problems.fields}
          maxCount={instance?.fieldLimits?.max ?? null}
          onChange={(fields) => write({ fields })}
        />
        {hasBirthday && (
          <TextField
            type="date"
            data-part="birthday"
            label={text('edit_profile.birthday')}
            problem={birthdayProblem(problems.birthday, text)}
            value={shown.birthday}
            onChange={(birthday) => write({ birthday })}
          />
        )}
        <TextsFoot
          isChanged={isChanged}
          isSaving={isSaving}
          isSaved={isSaved}
          error={error === null ? null : why}
          onDiscard={texts.discard}
        />
      </form>
    </Section>
  );
}
