import type { StaffAccount } from '@linnet/api';
import { type PersonStep, hasPrivilege, tagsForAll, tagsForLocals } from '@linnet/domain/staff';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { PartSection } from '../parts-kit/part-section';
import styles from './people.module.css';

interface TagsSectionProps {
  readonly person: StaffAccount;
  readonly onStep: (step: PersonStep) => void;
}

const policies: readonly string[] = [...tagsForAll, ...tagsForLocals];

/** The free tags of an account, which are not policies: any text that staff find useful. */
export function TagsSection({ person, onStep }: TagsSectionProps) {
  const text = useText();
  const canTag = hasPrivilege(useStaffScene(), 'users_manage_tags');
  const [typed, setTyped] = useState('');
  const tags = person.tags.filter((tag) => !policies.includes(tag));
  if (!canTag && tags.length === 0) return null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const tag = typed.trim();
    if (tag === '') return;
    onStep({ kind: 'free tag', tag, on: true });
    setTyped('');
  }

  return (
    <PartSection title={text('people_desk.tags')}>
      {tags.length === 0 && <p className={styles.faint}>{text('person.no_tags')}</p>}
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            <bdi>{tag}</bdi>
            {canTag && (
              <IconButton
                small
                icon={X}
                name={text('person.remove_tag', { tag })}
                onClick={() => onStep({ kind: 'free tag', tag, on: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {canTag && (
        <form className={styles.words} onSubmit={handleSubmit}>
          <TextField label={text('person.new_tag')} value={typed} onChange={setTyped} />
          <Button type="submit" disabled={typed.trim() === ''}>
            {text('person.add_tag')}
          </Button>
        </form>
      )}
    </PartSection>
  );
}
