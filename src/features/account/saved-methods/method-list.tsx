import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCard } from '@sonde/machines/rules/payment';
import {
  isDeletionAsked,
  isMethodOpen,
  isSavedMethodsPending,
  type SavedMethodsEvent,
  type SavedMethodsSnapshot,
  troubledMethodOf,
} from '@sonde/machines/saved-methods';
import { Button } from '../../../ui/button/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { savedMethodView } from '../../payment/method-views.ts';
import { SecondPress } from '../second-press.tsx';
import { EditMethod } from './edit-method.tsx';
import { SavedMethodTrouble } from './saved-method-trouble.tsx';
import styles from './saved-methods.module.css';

interface MethodListProps {
  readonly snapshot: SavedMethodsSnapshot;
  readonly send: (event: SavedMethodsEvent) => void;
}

interface MethodProps extends MethodListProps {
  readonly method: SavedCard;
}

function Deletion({ send, method }: Pick<MethodProps, 'send' | 'method'>) {
  const { t } = useLingui();
  return (
    <SecondPress
      confirm={t`Remove card`}
      keep={t`Keep card`}
      onConfirm={() => send({ type: 'deletion.confirmed' })}
      onKeep={() => send({ type: 'change.canceled' })}
    >
      {method.isPrimary ? (
        <Trans>Remove this card? Another saved payment method will be charged instead.</Trans>
      ) : (
        <Trans>Remove this card? You can add it again later.</Trans>
      )}
    </SecondPress>
  );
}

function Facts({ method }: Pick<MethodProps, 'method'>) {
  const { id, name, isPrimary, isOfOrganization, isActive } = method;
  const { brand, lastDigits, expMonth, expYear } = method;
  const [, { Description }] = savedMethodView();
  return (
    <div>
      <p id={id}>
        <Description details={{ brand, lastDigits, expMonth, expYear }} />
      </p>
      {name !== null && <p className={styles.name}>{name}</p>}
      <p className={styles.facts}>
        {!isActive && (
          <strong className={styles.expired}>
            <Trans comment="Of a payment card">Expired</Trans>
          </strong>
        )}
        {isPrimary && (
          <strong>
            <Trans comment="Of a saved payment method that is charged first">Primary</Trans>
          </strong>
        )}
        {isOfOrganization && (
          <span>
            <Trans comment="Of a saved payment method">Pays your organization’s renewals</Trans>
          </span>
        )}
      </p>
    </div>
  );
}

/** A saved method with the available actions, and the result of the last one. */
function Method({ method, snapshot, send }: MethodProps) {
  const { id, isPrimary } = method;
  const isAsked = isDeletionAsked(snapshot, method);
  const isEdited = snapshot.matches('editing') && snapshot.context.draft?.methodId === id;
  const removeButton = useFocusReturn<HTMLButtonElement>(isAsked);
  const editButton = useFocusReturn<HTMLButtonElement>(isEdited);
  const isBusy = isSavedMethodsPending(snapshot) || isMethodOpen(snapshot);
  const unlessBusy = (event: SavedMethodsEvent) => () => {
    if (!isBusy) send(event);
  };
  const row = { size: 'compact', width: 'fit', 'aria-disabled': isBusy, 'aria-describedby': id } as const;
  return (
    <Stack gap={3}>
      <Facts method={method} />
      {isEdited ? (
        <EditMethod snapshot={snapshot} send={send} />
      ) : (
        <>
          {troubledMethodOf(snapshot)?.id === id && <SavedMethodTrouble snapshot={snapshot} send={send} />}
          {isAsked && <Deletion method={method} send={send} />}
          <Cluster gap={2}>
            {!isPrimary && (
              <Button {...row} onClick={unlessBusy({ type: 'primary.set', methodId: id })}>
                <Trans>Make primary</Trans>
              </Button>
            )}
            <Button {...row} ref={editButton} onClick={unlessBusy({ type: 'edit.begun', methodId: id })}>
              <Trans comment="A payment card">Edit</Trans>
            </Button>
            <Button
              {...row}
              ref={removeButton}
              onClick={unlessBusy({ type: 'deletion.requested', methodId: id })}
            >
              <Trans>Remove</Trans>
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}

/** A person's saved methods. */
export function MethodList({ snapshot, send }: MethodListProps) {
  return (
    <ul className={styles.list} role="list">
      {snapshot.context.methods.map((method) => (
        <li key={method.id} className={styles.method}>
          <Method method={method} snapshot={snapshot} send={send} />
        </li>
      ))}
    </ul>
  );
}
