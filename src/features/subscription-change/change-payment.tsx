import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf } from '@sonde/machines/flow';
import { reactionTo } from '@sonde/machines/rules/errors';
import { isSavedCard } from '@sonde/machines/rules/payment';
import {
  areCardFieldsShown,
  isPaymentNeeded,
  type SubscriptionChangeEvent,
  type SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { focusShown } from '../../ui/take-focus.ts';
import { savedMethodInput } from '../payment/method-inputs.ts';
import { methodView } from '../payment/method-views.ts';
import { refusalTexts } from '../payment/refusal-of-method.ts';
import { SavedMethodName } from '../payment/saved-method-name.tsx';
import { unusableText } from '../payment/unusable-text.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { changeRefusalText } from './change-texts.ts';

interface PaymentProps {
  readonly snapshot: SubscriptionChangeSnapshot;
  readonly send: (event: SubscriptionChangeEvent) => void;
}

interface ChangePaymentProps extends PaymentProps {
  readonly card: CardPayments;
}

const another = 'another';

/** What is saved, and another card; what has expired or was revoked is shown, but can't be chosen. */
function SavedCards({ snapshot, send }: PaymentProps) {
  const { t, i18n } = useLingui();
  const { methods, methodId } = snapshot.context;
  if (methods.length === 0) return null;
  const chosen = methods.find(({ id }) => id === methodId);
  return (
    <>
      <ChoiceCards
        name="savedCard"
        label={t`Pay with`}
        value={methodId ?? another}
        choices={[
          ...methods.map((method) => ({
            value: method.id,
            title: <SavedMethodName saved={method} />,
            unavailable: method.isActive ? undefined : i18n._(unusableText(method)),
          })),
          { value: another, title: t`Another card` },
        ]}
        onChange={(value) => send({ type: 'method.chosen', methodId: value === another ? null : value })}
      />
      {chosen && !isSavedCard(chosen) && (
        <p>
          <Trans>
            Your bank takes a few business days. The change takes effect once the payment clears; until then,
            your membership stays as it is.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Why it wasn't paid, where no field of a card says it. */
function Trouble({ snapshot }: Pick<PaymentProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const troubleText = useTroubleText();
  const { trouble } = snapshot.context;
  if (trouble === null) return null;
  const [refusal] = refusalsOf(trouble);
  return (
    <FailureNotice>
      <p>{refusal ? i18n._(changeRefusalText(refusal)) : troubleText(trouble)}</p>
    </FailureNotice>
  );
}

/** The element with the fields of a card. */
const fieldsId = 'change-card';

/** The card that the provider has already, and the way to another one. */
function EnteredCard({ snapshot, send }: PaymentProps) {
  const { means } = snapshot.context;
  const [method] = savedMethodInput();
  const { Description } = methodView(method);
  return (
    means && (
      <Cluster justify="between">
        <p>
          <Description details={means.details} />
        </p>
        <Button onClick={() => focusShown(() => send({ type: 'method.chosen', methodId: null }), fieldsId)}>
          <Trans>Use another card</Trans>
        </Button>
      </Cluster>
    )
  );
}

function Keeping({ snapshot, send }: PaymentProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="keepCard"
      label={t`Save this card and charge it for renewals. I can remove it at any time in my account.`}
      checked={snapshot.context.isKept}
      onChange={(isKept) => send({ type: 'card.keeping.changed', isKept })}
    />
  );
}

interface ReviewProps extends ChangePaymentProps {
  /** What the change makes of the membership. */
  readonly facts: ReactNode;
  /** What is due today, in a panel: beside everything else from 992 px, above the payment on phones. */
  readonly due: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The review of a change: what it comes to, how it is paid, and the buttons. */
export function ChangePayment({ snapshot, send, card, facts, due, children }: ReviewProps) {
  const { trouble, methodId } = snapshot.context;
  const [, Saving] = savedMethodInput();
  if (!isPaymentNeeded(snapshot))
    return (
      <Stack gap={6}>
        <Trouble snapshot={snapshot} />
        <Columns before={facts} aside={due}>
          {children}
        </Columns>
      </Stack>
    );
  if (!areCardFieldsShown(snapshot))
    return (
      <Stack gap={6}>
        <Trouble snapshot={snapshot} />
        <Columns before={facts} aside={due}>
          <Stack gap={6}>
            <SavedCards snapshot={snapshot} send={send} />
            {methodId === null && (
              <>
                <EnteredCard snapshot={snapshot} send={send} />
                <Keeping snapshot={snapshot} send={send} />
              </>
            )}
            {children}
          </Stack>
        </Columns>
      </Stack>
    );
  const refusals = refusalsOf(trouble);
  const isSaidAtField =
    refusals.length > 0 && refusals.every(({ code }) => reactionTo(code).field !== undefined);
  return (
    <Saving
      provider={card}
      trouble={isSaidAtField ? trouble : null}
      refusalTexts={refusalTexts}
      onChange={(field) => send({ type: 'card.changed', field })}
    >
      {({ fields, errors }) => (
        <Stack gap={6}>
          {errors.length > 0 ? <ErrorSummary errors={errors} /> : <Trouble snapshot={snapshot} />}
          <Columns before={facts} aside={due}>
            <Stack gap={6}>
              <SavedCards snapshot={snapshot} send={send} />
              <div id={fieldsId} tabIndex={-1}>
                <Panel>{fields}</Panel>
              </div>
              <Keeping snapshot={snapshot} send={send} />
              {children}
            </Stack>
          </Columns>
        </Stack>
      )}
    </Saving>
  );
}
