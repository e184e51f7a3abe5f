import type { EditedRule, ErrorReason } from '@linnet/api';
import { rulesOf, type RuleTexts } from '@linnet/domain/configuration';
import type { StepOutcome } from '@linnet/domain/staff';
import { type FormEvent, useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { ErrorNote } from '../../../blocks/error/error-note';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useResource, useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { MoveButtons } from '../../../ui/drag-order/move-buttons';
import { TextArea, TextField } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import { useKeptFocus } from '../../../ui/section/use-kept-focus';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import styles from './server.module.css';

interface RuleFormProps {
  readonly label: string;
  readonly submit: string;
  readonly initial: RuleTexts;
  /** Resolves to the error, or `changed`, when somebody else has changed the rule, so that nothing was sent. */
  readonly onSubmit: (texts: RuleTexts) => Promise<ErrorReason | 'changed' | null>;
  readonly onDone: () => void;
  /** Only for a rule that exists. */
  readonly onCancel?: () => void;
  /** The rule as it is now, which is shown when somebody else has changed it. */
  readonly present?: RuleTexts;
  /** Somebody else has deleted the rule. */
  readonly isDeleted?: boolean;
}

function RuleWords({ rule }: { readonly rule: RuleTexts }) {
  return (
    <>
      <p>
        <b>
          <bdi>{rule.text}</bdi>
        </b>
      </p>
      {rule.hint !== '' && (
        <p className={styles.hint} dir="auto">
          {rule.hint}
        </p>
      )}
    </>
  );
}

/** The form for the text and the explanation of a rule. */
function RuleForm(props: RuleFormProps) {
  const { label, submit, initial, present, isDeleted = false, onSubmit, onDone, onCancel } = props;
  const text = useText();
  const [texts, setTexts] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const isEmpty = texts.text.trim() === '';
  const [isOutdated, setOutdated] = useState(false);
  const save = useStep({
    async step() {
      const result = await onSubmit(texts);
      setOutdated(result === 'changed');
      if (result === null) onDone();
      return result === 'changed' ? null : result;
    },
  });
  const why = useErrorText(save.error);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isEmpty) void save.run();
  }

  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={handleSubmit}>
      <TextField
        label={text('server_rules.text')}
        value={texts.text}
        problem={isSubmitted && isEmpty ? text('server_rules.text_missing') : undefined}
        onChange={(value) => setTexts({ ...texts, text: value })}
      />
      <TextArea
        label={text('server_rules.hint')}
        optional
        rows={2}
        value={texts.hint}
        onChange={(value) => setTexts({ ...texts, hint: value })}
      />
      {save.error !== null && <Note tone="error">{text('server_rules.not_saved', { why })}</Note>}
      {isDeleted && <Note tone="warning">{text('server_rules.gone')}</Note>}
      {isOutdated && !isDeleted && (
        <Note tone="warning">
          <p>{text('administration.outcome_changed')}</p>
          {present && <RuleWords rule={present} />}
        </Note>
      )}
      <div className={styles.tools}>
        <Button small variant="primary" type="submit" pending={save.isPending}>
          {submit}
        </Button>
        {onCancel && (
          <Button small variant="quiet" onClick={onCancel}>
            {text('general.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface RuleItemProps {
  readonly rule: EditedRule;
  readonly at: number;
  readonly count: number;
  /** Somebody else has deleted it while it was edited here. */
  readonly isDeleted: boolean;
  readonly onMove: (to: number) => void;
  readonly onEdit: (isEdited: boolean) => void;
}

/** The result of a step: its error, `changed` when somebody else has changed the rule, or null for success. */
const resultOf = (outcome: StepOutcome<unknown>): ErrorReason | 'changed' | null =>
  'reason' in outcome ? outcome.reason : outcome.kind === 'changed' ? 'changed' : null;

/** One rule, with its form and the question before it is deleted. */
function RuleItem({ rule, at, count, isDeleted, onMove, onEdit }: RuleItemProps) {
  const text = useText();
  const rules = rulesOf(useClient());
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  /** The rule as it was when the viewer began to change it. */
  const [seen, setSeen] = useState(rule);
  const [isOutdated, setOutdated] = useState(false);
  const begin = (next: 'edit' | 'delete') => {
    setSeen(rule);
    setOutdated(false);
    setMode(next);
    if (next === 'edit') onEdit(true);
  };
  const endEdit = () => {
    setMode('read');
    onEdit(false);
  };

  async function edit(texts: RuleTexts) {
    const outcome = await rules.edit(seen, { text: texts.text, hint: texts.hint });
    if (outcome.kind === 'changed' && outcome.now !== null) setSeen(outcome.now);
    return resultOf(outcome);
  }

  async function remove(): Promise<ErrorReason | null> {
    const result = resultOf(await rules.remove(seen));
    setOutdated(result === 'changed');
    return result === 'changed' ? null : result;
  }

  if (mode === 'edit') {
    return (
      <li className={styles.item}>
        <RuleForm
          label={text('server_rules.edit_of', { rule: seen.text })}
          submit={text(isDeleted ? 'server_rules.add' : 'server_rules.save')}
          initial={seen}
          present={rule}
          isDeleted={isDeleted}
          onSubmit={isDeleted ? rules.add : edit}
          onDone={endEdit}
          onCancel={endEdit}
        />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <RuleWords rule={rule} />
      {isOutdated && <Note tone="warning">{text('administration.outcome_changed')}</Note>}
      <div className={styles.tools}>
        <MoveButtons
          names={{
            up: text('server_rules.up', { rule: rule.text }),
            down: text('server_rules.down', { rule: rule.text }),
          }}
          at={at}
          count={count}
          onMove={(to) => to >= 0 && to < count && onMove(to)}
        />
        <Button
          small
          variant="quiet"
          aria-label={text('server_rules.edit_of', { rule: rule.text })}
          onClick={() => begin('edit')}
        >
          {text('server_rules.edit')}
        </Button>
        <Button
          small
          variant="quiet"
          aria-label={text('server_rules.delete_of', { rule: rule.text })}
          onClick={() => begin('delete')}
        >
          {text('server_rules.delete')}
        </Button>
      </div>
      <ConfirmStep
        open={mode === 'delete'}
        title={text('server_rules.delete_question')}
        text={text('server_rules.delete_text', { rule: seen.text })}
        confirmLabel={text('server_rules.delete')}
        step={remove}
        failed={(why) => text('server_rules.not_deleted', { why })}
        onClose={() => setMode('read')}
      />
    </li>
  );
}

const none: RuleTexts = { text: '', hint: '' };

/** A rule that is being edited, and its index in the list when that began. */
interface OpenEdit {
  readonly rule: EditedRule;
  readonly at: number;
}

/** The rules, together with those that somebody else has deleted while they were edited here. */
function withDeleted(rules: readonly EditedRule[], edited: readonly OpenEdit[]): readonly EditedRule[] {
  const deleted = edited.filter(({ rule }) => !rules.some(({ id }) => id === rule.id));
  return deleted.reduce((all, { rule, at }) => all.toSpliced(at, 0, rule), rules);
}

/** The rules of the server, in their order. */
export function RulesSection() {
  const text = useText();
  const rules = rulesOf(useClient());
  const { value, error } = useResource(rules);
  const [added, setAdded] = useState(0);
  const [edited, setEdited] = useState<readonly OpenEdit[]>([]);
  const editedExcept = (id: string) => edited.filter(({ rule }) => rule.id !== id);
  const [moveError, setMoveError] = useState<ErrorReason | null>(null);
  return (
    <Section
      {...useKeptFocus()}
      className={styles.part}
      title={text('server_rules.title')}
      titleClass={styles.title}
    >
      {value === null ? (
        <NotLoaded
          compact
          title={text('server_rules.not_loaded')}
          reason={error}
          skeleton={
            <TextSkeletons
              className={styles.skeleton}
              texts={[
                ['60%', '40%'],
                ['50%', '70%'],
              ]}
            />
          }
          onRetry={() => void rules.load()}
        />
      ) : (
        <>
          {value.length === 0 && <p className={styles.hint}>{text('server_rules.none')}</p>}
          {moveError !== null && <ErrorNote reason={moveError} />}
          <ol className={styles.items}>
            {withDeleted(value, edited).map((rule) => (
              <RuleItem
                key={rule.id}
                rule={rule}
                at={value.indexOf(rule)}
                count={value.length}
                isDeleted={!value.includes(rule)}
                onEdit={(isEdited) =>
                  setEdited([
                    ...editedExcept(rule.id),
                    ...(isEdited ? [{ rule, at: value.indexOf(rule) }] : []),
                  ])
                }
                onMove={(to) => void rules.move(rule.id, to).then(setMoveError)}
              />
            ))}
          </ol>
          <RuleForm
            key={added}
            label={text('server_rules.new')}
            submit={text('server_rules.add')}
            initial={none}
            onSubmit={rules.add}
            onDone={() => setAdded(added + 1)}
          />
        </>
      )}
    </Section>
  );
}
