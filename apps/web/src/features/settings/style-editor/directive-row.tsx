import RotateCcw from 'lucide-react/icons/rotate-ccw';
import {
  type DirectiveValue,
  type StyleSelector,
  parseDirective,
  printDirective,
  printSelector,
} from '@linnet/theme';
import { type Look, isDrawn, originOf, targetOf } from '@linnet/theme/compile';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './components-part.module.css';
import { directiveLabels } from './component-list';
import { DirectiveControl } from '../style-controls/directive-control';
import type { Work } from './work-history';

interface DirectiveRowProps {
  readonly name: string;
  readonly selector: StyleSelector;
  readonly now: Work;
  /** How the component looks now. */
  readonly look: Look;
  /** Sets the text of the directive; null leaves it to the rules that it is inherited from. */
  readonly onChange: (text: string | null) => void;
  readonly onDone: () => void;
}

/** One directive of a component: its control, and where its value comes from. */
export function DirectiveRow({ name, selector, now, look, onChange, onDone }: DirectiveRowProps) {
  const text = useText();
  const id = useId();
  const target = targetOf(selector);
  const origin = originOf(now.style, target, name);
  const isOwn = origin !== undefined && printSelector(origin.selector) === printSelector(selector);
  const value = origin === undefined ? null : parseDirective(name, origin.text);
  const labelId = directiveLabels[name];
  const label = labelId === undefined ? name : text(labelId);

  return (
    <li className={styles.directive}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        <span className={styles.origin}>
          {origin === undefined
            ? text('style_editor.not_set')
            : isOwn
              ? text('style_editor.set_here')
              : text('style_editor.inherited', { from: printSelector(origin.selector) })}
          {!isDrawn(target, name) && ` ${text('style_editor.not_drawn')}`}
        </span>
        <IconButton
          small
          icon={RotateCcw}
          name={text('style_editor.reset', { name: label })}
          disabled={!isOwn}
          onClick={() => onChange(null)}
        />
      </div>
      <DirectiveControl
        name={name}
        label={label}
        value={value}
        drawn={name === 'textColor' ? look.text : look.background}
        onChange={(next: DirectiveValue) => onChange(printDirective(next))}
        onDone={onDone}
      />
    </li>
  );
}
