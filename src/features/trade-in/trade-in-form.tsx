import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@sonde/machines/rules/money';
import { tradeInConditions } from '@sonde/machines/rules/trade-in';
import {
  allInCreditFor,
  creditFor,
  isTradeInPending,
  type TradeInEvent,
  tradeInProblemsOf,
  type TradeInSnapshot,
} from '@sonde/machines/trade-in';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { ConditionDrawing, SerialNumberDrawing } from './condition-drawing.tsx';
import styles from './trade-in-form.module.css';
import { conditionTexts, oldProbeNames, problemText, refusalText } from './trade-in-texts.ts';

interface TradeInFormProps {
  readonly snapshot: TradeInSnapshot;
  readonly send: (event: TradeInEvent) => void;
  readonly currency: Currency;
}

/** Model, condition with its credit, and serial number of an old probe. */
export function TradeInForm({ snapshot, send, currency }: TradeInFormProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const troubleText = useTroubleText();
  const { context } = snapshot;
  const { productLine, condition, serialNumber, linesOffered, trouble } = context;
  const isPending = isTradeInPending(snapshot);
  const errors = tradeInProblemsOf(snapshot).map((problem) => ({
    name: problem.field,
    message: i18n._(problemText(problem)),
  }));
  const errorAt = (field: string) => errors.find(({ name }) => name === field)?.message;
  const [refusal] = trouble?.kind === 'refused' ? trouble.refusals : [];
  const credit = condition === '' ? null : creditFor(context, condition, currency);
  const more = condition === '' ? null : allInCreditFor(context, condition, currency);
  const allIn = more && format.shortMoney(more);
  return (
    <Form
      onSubmit={() => {
        if (!isPending) send({ type: 'old-probe.submitted' });
      }}
    >
      <Stack gap={6}>
        <ErrorSummary errors={errors} />
        {trouble && (
          <FailureNotice>
            <p>{refusal ? i18n._(refusalText(refusal)) : troubleText(trouble)}</p>
          </FailureNotice>
        )}
        <ChoiceCards
          name="productLine"
          label={t`Which probe do you have?`}
          value={productLine}
          error={errorAt('productLine')}
          choices={linesOffered.map((value) => ({
            value,
            title: <OwnDirection text={oldProbeNames[value]} />,
          }))}
          onChange={(value) => send({ type: 'old-probe.line.chosen', productLine: value })}
        />
        <ChoiceCards
          name="condition"
          label={t`What condition is it in?`}
          value={condition}
          error={errorAt('condition')}
          choices={tradeInConditions.map((value) => {
            const worth = creditFor(context, value, currency);
            return {
              value,
              title: i18n._(conditionTexts[value].title),
              description: i18n._(conditionTexts[value].meaning),
              picture: <ConditionDrawing condition={value} />,
              ...(worth && { price: format.shortMoney(worth) }),
            };
          })}
          onChange={(value) => send({ type: 'old-probe.condition.chosen', condition: value })}
        />
        <div className={styles.number}>
          <TextField
            name="serialNumber"
            label={t`Serial number`}
            hint={t`On the side of the probe: SQ, a letter or digit, and eight digits.`}
            value={serialNumber}
            error={errorAt('serialNumber')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            onChange={(value) => send({ type: 'old-probe.number.changed', serialNumber: value })}
          />
          <SerialNumberDrawing />
        </div>
        <div>
          {/* There before its first words: what appears together with them isn't read out. */}
          <p role="status" className={styles.credit}>
            {credit && (
              <Trans>
                Your credit: <strong>{format.shortMoney(credit)}</strong>
              </Trans>
            )}
            {credit && allIn && (
              <>
                <br />
                <Trans>
                  With membership and extended warranty for the new probe: <strong>{allIn}</strong>
                </Trans>
              </>
            )}
          </p>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={isPending ? t`Registering` : undefined}
          >
            <Trans>Register my probe</Trans>
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
