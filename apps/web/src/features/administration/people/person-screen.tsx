import type { StaffAccount } from '@linnet/api';
import { type PersonStep, type StepOutcome, staffPersonOf, takePersonStep } from '@linnet/domain/staff';
import { useState } from 'react';
import { partPath } from '../../../blocks/administration/part-entries';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { LinkButton } from '../../../ui/button/link-button';
import { Note } from '../../../ui/note/note';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { EmptyState } from '../../../ui/state/empty-state';
import { OutcomeNote } from '../parts-kit/outcome-note';
import { AccountActions } from './account-actions';
import { CredentialsSection } from './credentials-section';
import { PersonChats } from '../person-chats/person-chats';
import { PersonHead } from './person-head';
import { PersonPosts } from './person-posts';
import { PersonPowers } from './person-powers';
import { PersonQuestion } from './person-question';
import { TagsSection } from './tags-section';

interface PersonScreenProps {
  /** The handle, or the id. */
  readonly name: string;
  readonly search: string;
}

/** Everything that staff know about one person, and all that they can do. */
export function PersonScreen({ name, search }: PersonScreenProps) {
  const text = useText();
  const resource = staffPersonOf(useClient()).get(name);
  const { value: person, error, isOffered } = useResource(resource);
  if (!isOffered) {
    return (
      <EmptyState title={text('person.nobody')} text={text('person.nobody_text')}>
        <LinkButton to={partPath('people')}>{text('person.all_people')}</LinkButton>
      </EmptyState>
    );
  }
  if (person === null) {
    return (
      <NotLoaded
        title={text('person.failed')}
        reason={error}
        skeleton={<PeopleSkeleton />}
        onRetry={() => void resource.load()}
      />
    );
  }
  return <LoadedPerson person={person} search={search} />;
}

/** A step that was chosen, with the account as it was seen then. */
interface ChosenStep {
  readonly step: PersonStep;
  readonly seen: StaffAccount;
}

function LoadedPerson({ person, search }: { readonly person: StaffAccount; readonly search: string }) {
  const text = useText();
  const client = useClient();
  const { session } = useStaffScene();
  const [questions] = useState(() => createWindowRequests<ChosenStep>());
  const question = useWindow(questions);
  const [outcome, setOutcome] = useState<StepOutcome<StaffAccount | null> | null>(null);
  const isOwn = session.state === 'signed-in' && session.accountId === person.id;

  function ask(step: PersonStep) {
    setOutcome(null);
    questions.open({ step, seen: person });
  }

  return (
    <>
      <PersonHead person={person} />
      {outcome !== null && <OutcomeNote outcome={outcome} onDismiss={() => setOutcome(null)} />}
      {isOwn && <Note tone="info">{text('person.own_account')}</Note>}
      <AccountActions person={person} onStep={ask} />
      {!isOwn && <PersonPowers person={person} onStep={ask} />}
      <TagsSection person={person} onStep={ask} />
      <CredentialsSection person={person} isOwn={isOwn} onStep={ask} />
      <PersonPosts person={person} search={search} />
      <PersonChats person={person} />
      {question !== null && (
        <PersonQuestion
          key={question.request.number}
          step={question.request.step}
          person={question.request.seen}
          open={question.open}
          run={() => takePersonStep(client, question.request.seen, question.request.step)}
          onClose={question.onClose}
          onOutcome={setOutcome}
        />
      )}
    </>
  );
}
