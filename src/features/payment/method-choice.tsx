import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentForm, PaymentRequest } from '@sonde/machines/payment';
import type { SavedPaymentMethod } from '@sonde/machines/rules/payment';
import { ownValue } from '@sonde/machines/rules/texts';
import { SavedMethodName } from './saved-method-name.tsx';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import type { PaymentOccasion } from './method-view.ts';
import { isShowable, methodView } from './method-views.ts';
import { unusableText } from './unusable-text.ts';
import styles from './method-choice.module.css';

interface MethodChoiceProps {
  /** The available payment methods, default first. */
  readonly methods: readonly string[];
  readonly form: Pick<PaymentForm, 'method' | 'savedMethodId'>;
  /** The signed-in buyer's saved payment methods. */
  readonly savedCards: readonly SavedPaymentMethod[];
  /** What the chosen method asks for. */
  readonly fields: ReactNode;
  /** Why the choice has to be made again; undefined for nothing. */
  readonly error: string | undefined;
  readonly send: (event: PaymentRequest) => void;
  /** An order of which nothing is shipped is an occasion of its own. */
  readonly occasion: PaymentOccasion | 'UNSHIPPED_ORDER';
  /** What is said of a method instead of what it means for an order; absent where an order is placed. */
  readonly meanings?: Readonly<Record<string, MessageDescriptor>>;
}

/** The checked choice takes the focus from a link to the group. */
export const choiceId = 'paymentMethod';

const savedChoices = (
  methods: readonly string[],
  savedCards: readonly SavedPaymentMethod[],
): readonly SavedPaymentMethod[] =>
  savedCards.filter(({ method }) => methods.includes(method) && isShowable(method));

/** Whether there is more than one way to pay. */
export const isChoiceOffered = (
  methods: readonly string[],
  savedCards: readonly SavedPaymentMethod[],
): boolean => methods.filter(isShowable).length + savedChoices(methods, savedCards).length > 1;

/**
 * How to pay, saved methods first, with the fields of the chosen method below its row; only the fields if there is one
 * way. An expired one is shown, but can't be selected.
 */
export function MethodChoice(props: MethodChoiceProps) {
  const { methods, form, savedCards, fields, error, send, occasion, meanings = {} } = props;
  const { t, i18n } = useLingui();
  const cards = savedChoices(methods, savedCards);
  const savedChoice = (card: SavedPaymentMethod): Choice<string> => ({
    value: card.id,
    title: <SavedMethodName saved={card} />,
    description: card.isPrimary ? (
      <Trans comment="Of a saved payment method that is charged first">Primary</Trans>
    ) : undefined,
    unavailable: card.isActive ? undefined : i18n._(unusableText(card)),
  });
  const methodChoice = (method: string): Choice<string> => {
    const { title, meaning, arrivesLater, saved } = methodView(method);
    const text = i18n._(ownValue(meanings, method) ?? meaning);
    const isAnother = cards.some((card) => card.method === method);
    const shownTitle = isAnother && saved ? saved.another : title;
    return {
      value: method,
      title: typeof shownTitle === 'string' ? <bdi dir="ltr">{shownTitle}</bdi> : i18n._(shownTitle),
      description:
        occasion === 'ORDER' && arrivesLater ? (
          <>
            {text} <Trans>We ship once the payment has arrived.</Trans>
          </>
        ) : (
          text
        ),
      fields,
    };
  };
  const choices = [...cards.map(savedChoice), ...methods.filter(isShowable).map(methodChoice)];
  if (!isChoiceOffered(methods, savedCards)) return fields && <div className={styles.fields}>{fields}</div>;
  const choose = (value: string) => {
    const card = cards.find(({ id }) => id === value);
    const method = card ? card.method : value;
    const { saved } = methodView(method);
    if (method !== form.method) send({ type: 'payment.method.chosen', method });
    const asked = card ? saved?.recalled(card) : saved?.replaced;
    if (asked && (card || cards.some((other) => other.method === method))) send(asked);
  };
  return (
    <ChoiceCards
      name={choiceId}
      label={t`Pay with`}
      error={error}
      value={form.savedMethodId ?? form.method}
      choices={choices}
      onChange={choose}
    />
  );
}
