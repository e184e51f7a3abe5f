import type { Status } from '@linnet/api';
import type { PostStep } from '@linnet/domain/staff';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Select } from '../../../ui/select/select';
import styles from './parts-kit.module.css';

const scopes = ['public', 'unlisted', 'private'] as const;

interface PostMeasuresProps {
  readonly status: Status;
  readonly onStep: (step: PostStep) => void;
}

/** What can be done with one post. Each asks first. */
export function PostMeasures({ status: { repeatOf, sensitive, scope }, onStep }: PostMeasuresProps) {
  const text = useText();
  const offeredScope = scopes.find((each) => each === scope);
  const isOwnText = repeatOf === null;
  return (
    <div className={styles.measures}>
      {isOwnText && (
        <Button
          small
          icon={<Icon of={sensitive ? Eye : EyeOff} size="small" />}
          onClick={() => onStep({ kind: 'change', change: { sensitive: !sensitive } })}
        >
          {text('desk.sensitive', { on: String(!sensitive) })}
        </Button>
      )}
      {isOwnText && offeredScope !== undefined && (
        <Select
          aria-label={text('desk.scope')}
          value={offeredScope}
          options={scopes.map((value) => ({ value, label: text(`general.scope.${value}`) }))}
          onChange={(visibility) => onStep({ kind: 'change', change: { visibility } })}
        />
      )}
      <Button
        small
        variant="danger"
        icon={<Icon of={Trash2} size="small" />}
        onClick={() => onStep({ kind: 'delete' })}
      >
        {text('desk.delete_post')}
      </Button>
    </div>
  );
}
