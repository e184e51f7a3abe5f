import Crosshair from 'lucide-react/icons/crosshair';
import { printSelector, withDirective } from '@linnet/theme';
import { createLooks, targetOf } from '@linnet/theme/compile';
import { useId, useMemo } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Select } from '../../../ui/select/select';
import {
  type ComponentGroup,
  type ComponentName,
  componentGroups,
  containers,
  directivesFor,
  isComponent,
  selectorOf,
} from './component-list';
import styles from './components-part.module.css';
import { DirectiveRow } from './directive-row';
import { LookSamples } from './look-samples';
import { usePointing } from './use-pointing';
import { type ChosenPart, coloursOf, styleWorkOf } from './style-work';
import { type WorkHistory, edit, endStep } from './work-history';

const groups = Object.keys(componentGroups) as ComponentGroup[];

/** Edits the components of the page: each in its variants and states, with its directives. */
export function ComponentsPart({ history }: { readonly history: WorkHistory }) {
  const work = styleWorkOf(useClient());
  const chosen = useCell(work.chosen);
  return (
    <div className={styles.part}>
      <ComponentList
        chosen={chosen}
        history={history}
        onChoose={(component) => work.chosen.set({ component, states: [] })}
      />
      <div className={styles.detail}>
        <ChosenComponent chosen={chosen} history={history} />
      </div>
    </div>
  );
}

interface ListProps {
  readonly chosen: ChosenPart;
  readonly history: WorkHistory;
  readonly onChoose: (component: ComponentName) => void;
}

function ComponentList({ chosen, history, onChoose }: ListProps) {
  const text = useText();
  const point = usePointing();
  const withRules = new Set(history.now.style.rules.map(({ selector }) => selector.component));
  return (
    <nav className={styles.components} aria-label={text('style_editor.components')}>
      <Button small icon={<Icon of={Crosshair} size="small" />} onClick={point}>
        {text('style_editor.point')}
      </Button>
      {groups.map((group) => (
        <div key={group}>
          <h2 className={styles.group}>{text(`style_editor.group.${group}`)}</h2>
          <ul className={styles.list}>
            {componentGroups[group].map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.component}
                  aria-current={name === chosen.component || undefined}
                  data-set={withRules.has(name)}
                  onClick={() => onChoose(name)}
                >
                  {text(`style_editor.component.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ChosenComponentProps {
  readonly chosen: ChosenPart;
  readonly history: WorkHistory;
}

function ChosenComponent({ chosen, history }: ChosenComponentProps) {
  const text = useText();
  const id = useId();
  const work = styleWorkOf(useClient());
  const { now } = history;
  const { component } = chosen;
  const selector = selectorOf(chosen);
  const path = printSelector(selector);
  const ownRules = now.style.rules.filter((rule) => printSelector(rule.selector) === path);
  const names = directivesFor(component, [
    ...new Set(ownRules.flatMap(({ directives }) => Object.keys(directives))),
  ]);
  const lookOf = useMemo(
    () => createLooks({ style: now.style, colours: coloursOf(now), compiled: work.compiled(now) }),
    [work, now],
  );
  const isPlaceable = component !== 'Root' && component !== 'Underlay';

  function setDirective(name: string, value: string | null): void {
    work.step((all) =>
      edit(all, (style) => withDirective(style, { selector, name }, value), `${path} ${name}`),
    );
  }

  function setInside(inside: string): void {
    const { states, variant } = chosen;
    work.chosen.set({
      component,
      states,
      ...(variant !== undefined && { variant }),
      ...(inside !== '' && { inside }),
    });
  }

  return (
    <>
      <PointedPath chosen={chosen} />
      <h2 className={styles.title}>
        {isComponent(component) ? text(`style_editor.component.${component}`) : component}{' '}
        <code className={styles.path}>{path}</code>
      </h2>
      <LookSamples chosen={chosen} lookOf={lookOf} onChoose={work.chosen.set} />
      {isPlaceable && (
        <p className={styles.row}>
          <label htmlFor={id}>{text('style_editor.inside')}</label>
          <Select
            id={id}
            value={chosen.inside ?? ''}
            options={[
              { value: '', label: text('style_editor.anywhere') },
              ...containers
                .filter((name) => name !== component)
                .map((name) => ({ value: name, label: text(`style_editor.component.${name}`) })),
            ]}
            onChange={setInside}
          />
        </p>
      )}
      <ul className={styles.list}>
        {names.map((name) => (
          <DirectiveRow
            key={`${path} ${name}`}
            name={name}
            selector={selector}
            now={now}
            look={lookOf(targetOf(selector))}
            onChange={(value) => setDirective(name, value)}
            onDone={() => work.step(endStep)}
          />
        ))}
      </ul>
    </>
  );
}

/** The component that was pointed at and those around it, to choose between them. */
function PointedPath({ chosen }: Pick<ChosenComponentProps, 'chosen'>) {
  const text = useText();
  const work = styleWorkOf(useClient());
  const pointed = useCell(work.pointed);
  if (!pointed.some(({ component }) => component === chosen.component)) return null;
  return (
    <p className={styles.row}>
      {text('style_editor.pointed')}
      {pointed.map((part) => (
        <Button
          key={part.component}
          small
          variant="quiet"
          aria-pressed={part.component === chosen.component}
          onClick={() => work.chosen.set(part)}
        >
          {isComponent(part.component) ? text(`style_editor.component.${part.component}`) : part.component}
        </Button>
      ))}
    </p>
  );
}
