import type { StaffAccount } from '@linnet/api';
import { type PersonStep, moderationItemsFor } from '@linnet/domain/staff';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { ModerationMenu } from '../../../blocks/moderation/moderation-menu';
import { useText } from '../../../platform/i18n/use-text';
import { PartSection } from '../parts-kit/part-section';
import { moderatedOf } from '../parts-kit/moderated-of';

interface PersonPowersProps {
  readonly person: StaffAccount;
  readonly onStep: (step: PersonStep) => void;
}

/** Roles, activation, deletion and policies of an account. */
export function PersonPowers({ person, onStep }: PersonPowersProps) {
  const text = useText();
  const scene = useStaffScene();
  const items = moderationItemsFor({
    ...scene,
    target: { id: person.id, acct: person.acct, deactivated: !person.isActive },
  });
  if (items.length === 0) return null;
  const moderated = moderatedOf(person);
  return (
    <PartSection title={text('person.powers')}>
      <ModerationMenu
        account={person}
        items={items}
        moderated={moderated}
        onChoose={(item) => onStep(item.step(moderated))}
      />
    </PartSection>
  );
}
