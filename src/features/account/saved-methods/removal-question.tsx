import { Trans } from '@lingui/react/macro';
import { isSavedCard, type SavedPaymentMethod } from '@sonde/machines/rules/payment';
import type { AfterRemoval } from '@sonde/machines/saved-methods';
import { SavedMethodName } from '../../payment/saved-method-name.tsx';

interface RemovalQuestionProps {
  readonly method: SavedPaymentMethod;
  readonly after: AfterRemoval;
}

/** What is charged from then on. */
function Consequence({ after }: Pick<RemovalQuestionProps, 'after'>) {
  switch (after.kind) {
    case 'UNCHANGED':
      return <Trans>Your primary payment method stays the same.</Trans>;
    case 'NEXT':
      return (
        <Trans>
          Your primary payment method will then be: <SavedMethodName saved={after.next} />.
        </Trans>
      );
    case 'UNUSABLE_NEXT':
      return (
        <Trans>
          Your primary payment method will then be: <SavedMethodName saved={after.next} />. It can no longer
          be charged, so choose or add another one first.
        </Trans>
      );
    case 'NONE_OF_ORGANIZATION':
      return (
        <Trans>
          It’s your organization’s only saved payment method, and a membership can’t renew automatically
          without one. Add another one first, or renew the membership yourself before it ends.
        </Trans>
      );
    case 'NONE_OF_PERSON':
      return <Trans>It’s your only saved payment method. You can add another one at any time.</Trans>;
  }
}

/** The question before a method is removed, and what follows. */
export function RemovalQuestion({ method, after }: RemovalQuestionProps) {
  return (
    <>
      <p>
        {isSavedCard(method) ? (
          <Trans>Remove this card?</Trans>
        ) : (
          <Trans>Remove this account? Its mandate ends, and we can’t debit it anymore.</Trans>
        )}
      </p>
      <p>
        <Consequence after={after} />
      </p>
    </>
  );
}
