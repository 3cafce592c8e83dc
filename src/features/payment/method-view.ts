import type { ComponentType, ReactNode } from 'react';
import type { CheckoutEvent } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';
import type { CardField } from '@sonde/machines/rules/errors';
import type { PaymentDetails, PaymentForm } from '@sonde/machines/payment';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import type { SavedCard } from '@sonde/machines/rules/payment';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import type { SummaryError } from '../../ui/error-summary/error-summary.tsx';

/** What a method shows within the payment step. */
export interface ShownFields {
  readonly fields: ReactNode;
  /** What is wrong, in the order of the fields. */
  readonly errors: readonly SummaryError[];
  /** Some were said before the buyer continues here. */
  readonly areErrorsTold: boolean;
}

export interface FieldsProps {
  readonly form: PaymentForm;
  /** What was refused, of the payment or of the order. */
  readonly trouble: Trouble | null;
  readonly provider: CardPayments;
  readonly checkoutToken: string;
  /** What the signed-in buyer has saved, to be paid with. */
  readonly savedCards: readonly SavedCard[];
  readonly send: (event: CheckoutEvent) => void;
  /** Draws the step around what the method shows. */
  readonly children: (shown: ShownFields) => ReactNode;
}

export interface DetailsProps {
  /** Null for a method that asks for nothing. */
  readonly details: PaymentDetails | null;
}

export interface PaidProps {
  readonly payment: OrderFieldsFragment['payments'][number];
}

export interface SavingProps extends Pick<FieldsProps, 'trouble' | 'provider' | 'children'> {
  /** The person has typed into the field of this name. */
  readonly onChange: (field: CardField) => void;
}

/** What buyers see of a way to pay. */
export interface MethodView {
  /** In the payment step: what it asks for. */
  readonly Fields: ComponentType<FieldsProps>;
  /** In the review: what the buyer means to pay with. */
  readonly Description: ComponentType<DetailsProps>;
  /** In the account: what it asks for to be saved; absent for what is never saved. */
  readonly Saving?: ComponentType<SavingProps>;
  /** In the confirmation: what was paid with. */
  readonly Paid: ComponentType<PaidProps>;
}
