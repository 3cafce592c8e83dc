import { Trans, useLingui } from '@lingui/react/macro';
import { isSavedCard, type SavedPaymentMethod } from '@sonde/machines/rules/payment';
import {
  afterRemovalOf,
  isChargedForRenewals,
  isRemovalToConfirm,
  isMethodOpen,
  isSavedMethodsPending,
  type SavedMethodsEvent,
  type SavedMethodsSnapshot,
  troubledMethodOf,
} from '@sonde/machines/saved-methods';
import { Button } from '../../../ui/button/button.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { SavedMethodName } from '../../payment/saved-method-name.tsx';
import { unusableText } from '../../payment/unusable-text.ts';
import { SecondPress } from '../second-press.tsx';
import { EditMethod } from './edit-method.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { SavedMethodTrouble } from './saved-method-trouble.tsx';
import styles from './saved-methods.module.css';

interface MethodListProps {
  readonly snapshot: SavedMethodsSnapshot;
  readonly send: (event: SavedMethodsEvent) => void;
}

interface MethodProps extends MethodListProps {
  readonly method: SavedPaymentMethod;
}

function Deletion({ snapshot, send, method }: MethodProps) {
  const { t } = useLingui();
  return (
    <SecondPress
      confirm={isSavedCard(method) ? t`Remove card` : t`Remove account`}
      keep={isSavedCard(method) ? t`Keep card` : t`Keep account`}
      onConfirm={() => send({ type: 'deletion.confirmed' })}
      onKeep={() => send({ type: 'change.canceled' })}
    >
      <RemovalQuestion method={method} after={afterRemovalOf(snapshot, method)} />
    </SecondPress>
  );
}

/** What distinguishes it from others of its kind: the name on a card, the bank and the mandate of an account. */
function Marks({ method }: Pick<MethodProps, 'method'>) {
  if (isSavedCard(method)) return method.name === null ? null : <p className={styles.name}>{method.name}</p>;
  const { bankName, isActive, mandateReference } = method;
  const reference = <bdi dir="ltr">{mandateReference}</bdi>;
  return (
    <>
      {bankName !== '' && <p className={styles.name}>{bankName}</p>}
      {mandateReference === null ? (
        isActive && (
          <p className={styles.name}>
            <Trans>You’ve authorized us to debit this account.</Trans>
          </p>
        )
      ) : (
        <p className={styles.name}>
          <Trans>Mandate {reference}</Trans>
        </p>
      )}
    </>
  );
}

function Facts({ method, snapshot }: Omit<MethodProps, 'send'>) {
  const { i18n } = useLingui();
  const { id, isPrimary, isActive } = method;
  return (
    <div>
      <p id={id}>
        <SavedMethodName saved={method} />
      </p>
      <Marks method={method} />
      <p className={styles.facts}>
        {!isActive && <strong className={styles.expired}>{i18n._(unusableText(method))}</strong>}
        {isPrimary && (
          <strong>
            <Trans comment="Of a saved payment method that is charged first">Primary</Trans>
          </strong>
        )}
        {isChargedForRenewals(snapshot, method) && (
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
  const isConfirming = isRemovalToConfirm(snapshot, method);
  const isEdited = snapshot.matches('editing') && snapshot.context.draft?.methodId === id;
  const removeButton = useFocusReturn<HTMLButtonElement>(isConfirming);
  const editButton = useFocusReturn<HTMLButtonElement>(isEdited);
  const isBusy = isSavedMethodsPending(snapshot) || isMethodOpen(snapshot);
  const unlessBusy = (event: SavedMethodsEvent) => () => {
    if (!isBusy) send(event);
  };
  const row = { size: 'compact', width: 'fit', 'aria-disabled': isBusy, 'aria-describedby': id } as const;
  return (
    <div className={styles.content}>
      <Facts method={method} snapshot={snapshot} />
      {isEdited ? (
        <div className={styles.line}>
          <EditMethod snapshot={snapshot} send={send} />
        </div>
      ) : (
        <>
          {troubledMethodOf(snapshot)?.id === id && (
            <div className={styles.line}>
              <SavedMethodTrouble snapshot={snapshot} send={send} />
            </div>
          )}
          {isConfirming && (
            <div className={styles.line}>
              <Deletion method={method} snapshot={snapshot} send={send} />
            </div>
          )}
          <Cluster gap={2}>
            {!isPrimary && (
              <Button {...row} onClick={unlessBusy({ type: 'primary.set', methodId: id })}>
                <Trans>Make primary</Trans>
              </Button>
            )}
            {isSavedCard(method) && (
              <Button {...row} ref={editButton} onClick={unlessBusy({ type: 'edit.begun', methodId: id })}>
                <Trans comment="A payment card">Edit</Trans>
              </Button>
            )}
            <Button
              {...row}
              ref={removeButton}
              onClick={unlessBusy({ type: 'deletion.requested', methodId: id })}
            >
              <span>
                <Trans>Remove</Trans>{' '}
                <VisuallyHidden>
                  <SavedMethodName saved={method} />
                </VisuallyHidden>
              </span>
            </Button>
          </Cluster>
        </>
      )}
    </div>
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
