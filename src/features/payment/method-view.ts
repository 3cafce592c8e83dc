import type { ComponentType, ReactNode } from 'react';
import type { CheckoutEvent } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';
import type { CardField } from '@sonde/machines/rules/errors';
import type { PaymentDetails, PaymentForm } from '@sonde/machines/payment';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import type { SavedCard } from '@sonde/machines/rules/payment';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import type { SummaryError } from '../../ui/error-summary/error-summary.tsx';

/** A method's view within the payment step. */
export interface ShownFields {
  readonly fields: ReactNode;
  /** The errors, in the order of the fields. */
  readonly errors: readonly SummaryError[];
  /** Some were reported before the buyer continued here. */
  readonly areErrorsTold: boolean;
}

export interface FieldsProps {
  readonly form: PaymentForm;
  /** The refusals of the payment or the order. */
  readonly trouble: Trouble | null;
  readonly provider: CardPayments;
  readonly checkoutToken: string;
  /** The signed-in buyer's saved payment methods. */
  readonly savedCards: readonly SavedCard[];
  readonly send: (event: CheckoutEvent) => void;
  /** Renders the step around the method's content. */
  readonly children: (shown: ShownFields) => ReactNode;
}

export interface DetailsProps {
  /** Null for a method without input. */
  readonly details: PaymentDetails | null;
}

export interface PaidProps {
  readonly payment: OrderFieldsFragment['payments'][number];
}

export interface SavingProps extends Pick<FieldsProps, 'trouble' | 'provider' | 'children'> {
  /** The person has typed into the field with this name. */
  readonly onChange: (field: CardField) => void;
}

/** The views of a payment method. */
export interface MethodView {
  /** In the payment step: its input. */
  readonly Fields: ComponentType<FieldsProps>;
  /** In the review: the chosen payment details. */
  readonly Description: ComponentType<DetailsProps>;
  /** In the account: the input for saving it; absent for a method that is never saved. */
  readonly Saving?: ComponentType<SavingProps>;
  /** In the confirmation: the payment details. */
  readonly Paid: ComponentType<PaidProps>;
}
