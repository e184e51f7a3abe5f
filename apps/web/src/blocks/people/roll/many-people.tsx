import type { Account } from '@linnet/api';
import { perClient } from '@linnet/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useClient } from '../../../platform/client/client-provider';
import { useSetting } from '../../../platform/client/use-setting';
import { useReachedEnd } from '../../feed/use-reached-end';
import styles from './roll.module.css';

/** Pixels mounted above and below the window. */
const AROUND = 700;
/** Pixels that a card is taken to be high until it was seen. */
const USUAL_HEIGHT = 92;
/** Fewer people all stand in the page. */
const FEW = 60;

/** How high the cards of lists were, which were left on this page: going back then finds the same pixel. */
const heightsOf = perClient(() => new Map<string, CacheSnapshot>());

interface ManyPeopleProps {
  readonly label: string;
  readonly people: readonly Account[];
  /** Names the list among all lists. */
  readonly placeKey: string;
  /** It scrolls by itself, and not with the page. */
  readonly boxed: boolean;
  /** Asked for near the end; null when there is no more. */
  readonly onEnd: (() => Promise<void>) | null;
  readonly children: (account: Account) => ReactNode;
}

/** People in a list of any length, of which only those near the window are drawn. */
export function ManyPeople(props: ManyPeopleProps) {
  const { people, boxed, onEnd } = props;
  const foot = useRef<HTMLDivElement>(null);
  const mountsAll = !useSetting('virtualScrolling');
  useReachedEnd(foot, { enabled: onEnd !== null, onReached: () => void onEnd?.() });
  return (
    <div className={boxed ? styles.boxed : undefined}>
      {mountsAll || boxed || people.length <= FEW ? <AllPeople {...props} /> : <NearPeople {...props} />}
      <div ref={foot} />
    </div>
  );
}

function AllPeople({ label, people, children }: ManyPeopleProps) {
  return (
    <ul aria-label={label}>
      {people.map((person) => (
        <li key={person.id}>{children(person)}</li>
      ))}
    </ul>
  );
}

function NearPeople({ label, people, placeKey, children }: ManyPeopleProps) {
  const heights = heightsOf(useClient());
  const [cache] = useState(() => heights.get(placeKey));
  const list = useRef<WindowVirtualizerHandle>(null);
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null) heights.set(placeKey, handle.cache);
    };
  }, [heights, placeKey]);
  return (
    <div role="group" aria-label={label}>
      <WindowVirtualizer
        ref={list}
        as="ul"
        item="li"
        data={people}
        bufferSize={AROUND}
        itemSize={USUAL_HEIGHT}
        {...(cache !== undefined && { cache })}
      >
        {(person) => <Keyed key={person.id}>{children(person)}</Keyed>}
      </WindowVirtualizer>
    </div>
  );
}

/** What the virtual list knows a row by. */
function Keyed({ children }: { readonly children: ReactNode }) {
  return children;
}
