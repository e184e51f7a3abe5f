import type { ReactNode } from 'react';
import { SignInOffer } from '../../blocks/error/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';

interface ListFrameProps {
  readonly title: string;
  /** At the end of the header. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all screens about lists. Visitors have no lists and are offered to sign in. */
export function ListFrame({ title, tools, children }: ListFrameProps) {
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  return (
    <ScreenPanel title={title} tools={!isVisitor && tools}>
      {isVisitor ? (
        <SignInOffer title={text('lists.for_members')} text={text('lists.for_members_text')} />
      ) : (
        children
      )}
    </ScreenPanel>
  );
}
