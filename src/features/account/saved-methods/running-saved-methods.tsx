import type { RefObject } from 'react';
import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  isMethodOpen,
  isSavedMethodsPending,
  type SavedMethodsEvent,
  savedMethodsScreenOf,
  type SavedMethodsSnapshot,
  troubledMethodOf,
} from '@sonde/machines/saved-methods';
import type { CardPayments } from '../../../payments/card-payments.types.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { SessionEndedNotice } from '../session-ended-notice.tsx';
import { AddCard } from './add-card.tsx';
import { MethodList } from './method-list.tsx';
import { SavedMethodTrouble } from './saved-method-trouble.tsx';

interface RunningSavedMethodsProps {
  readonly snapshot: SavedMethodsSnapshot;
  readonly send: (event: SavedMethodsEvent) => void;
  readonly card: CardPayments;
}

interface ScreenProps extends RunningSavedMethodsProps {
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

function Saved({ snapshot, send, addButton }: Omit<ScreenProps, 'card'>) {
  const isBusy = isSavedMethodsPending(snapshot) || isMethodOpen(snapshot);
  return (
    <>
      {snapshot.matches({ open: 'changed' }) && (
        <Notice tone="success" role="status" ref={takeFocus} tabIndex={-1}>
          <Trans comment="A person's saved payment methods were changed">Saved.</Trans>
        </Notice>
      )}
      {snapshot.matches({ open: 'removed' }) && (
        <Notice tone="success" role="status" ref={takeFocus} tabIndex={-1}>
          <Trans comment="A person's saved payment method was removed">Removed.</Trans>
        </Notice>
      )}
      {troubledMethodOf(snapshot) === null && <SavedMethodTrouble snapshot={snapshot} send={send} />}
      {snapshot.context.methods.length === 0 ? (
        <p>
          <Trans>You haven’t saved a payment method yet. With one, you check out faster.</Trans>
        </p>
      ) : (
        <MethodList snapshot={snapshot} send={send} />
      )}
      <div>
        <Button
          ref={addButton}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) send({ type: 'card.begun' });
          }}
        >
          <Trans>Add a card</Trans>
        </Button>
      </div>
    </>
  );
}

function Screen({ snapshot, send, card, addButton }: ScreenProps) {
  switch (savedMethodsScreenOf(snapshot)) {
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <Skeleton shape="text" lines={4} />
        </>
      );
    case 'unanswered':
      return <SavedMethodTrouble snapshot={snapshot} send={send} />;
    case 'signedOut':
      return <SessionEndedNotice />;
    case 'adding':
      return <AddCard snapshot={snapshot} send={send} card={card} />;
    case 'list':
      return <Saved snapshot={snapshot} send={send} addButton={addButton} />;
  }
}

/** A running flow in the browser: the saved methods, or the fields for another card. */
export function RunningSavedMethods(props: RunningSavedMethodsProps) {
  const addButton = useFocusReturn<HTMLButtonElement>(props.snapshot.matches('adding'));
  return (
    <div data-flow="saved-methods" data-state={stateValueText(props.snapshot)}>
      <Stack as="section" gap={4}>
        <h2>
          <Trans>Payment methods</Trans>
        </h2>
        <Screen {...props} addButton={addButton} />
      </Stack>
    </div>
  );
}
