import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Refusal } from '@sonde/machines/flow';
import { reactionTo } from '@sonde/machines/rules/errors';
import {
  isSavedMethodsPending,
  type SavedMethodsEvent,
  type SavedMethodsSnapshot,
} from '@sonde/machines/saved-methods';
import type { CardPayments } from '../../../payments/card-payments.types.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { savedMethodInput } from '../../payment/method-inputs.ts';
import { refusalTexts } from '../../payment/refusal-of-method.ts';
import { SavedMethodTrouble } from './saved-method-trouble.tsx';

interface AddCardProps {
  readonly snapshot: SavedMethodsSnapshot;
  readonly send: (event: SavedMethodsEvent) => void;
  readonly card: CardPayments;
}

/** Whether a card field shows it. */
const isOfField = ({ code }: Refusal) => reactionTo(code).field !== undefined;

/** The provider's card fields, and the authorization of later charges. The provider's script loads with them. */
export function AddCard({ snapshot, send, card }: AddCardProps) {
  const { t } = useLingui();
  const { trouble, isAuthorized } = snapshot.context;
  const isPending = isSavedMethodsPending(snapshot);
  const [, Saving] = savedMethodInput();
  const refusals = refusalsOf(trouble);
  const isSaidAtField = refusals.length > 0 && refusals.every(isOfField);
  return (
    <Saving
      provider={card}
      trouble={trouble}
      refusalTexts={refusalTexts}
      onChange={(field) => send({ type: 'card.changed', field })}
    >
      {({ fields, errors }) => (
        <Form
          onSubmit={() => {
            if (!isPending) send({ type: 'card.submitted' });
          }}
        >
          <Stack gap={4}>
            <h3 ref={takeFocus} tabIndex={-1}>
              <Trans>Add a card</Trans>
            </h3>
            {isSaidAtField ? (
              <ErrorSummary errors={errors} />
            ) : (
              <SavedMethodTrouble snapshot={snapshot} send={send} />
            )}
            <Panel>{fields}</Panel>
            <Checkbox
              name="authorization"
              required
              label={t`I authorize Sonde to charge this card for purchases and renewals that I agree to.`}
              error={
                snapshot.matches({ adding: { entering: 'unauthorized' } })
                  ? t`Authorize later payments to save the card`
                  : undefined
              }
              checked={isAuthorized}
              onChange={(isTicked) => send({ type: 'authorization.changed', isAuthorized: isTicked })}
            />
            <Cluster gap={3}>
              <Button type="submit" variant="primary" pending={isPending}>
                <Trans>Save card</Trans>
              </Button>
              <Button
                aria-disabled={isPending}
                onClick={() => {
                  if (!isPending) send({ type: 'change.canceled' });
                }}
              >
                <Trans>Cancel</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Form>
      )}
    </Saving>
  );
}
