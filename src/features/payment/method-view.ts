import type { ComponentType, ReactNode } from 'react';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Refusal, Trouble } from '@sonde/machines/flow';
import type { CardField } from '@sonde/machines/rules/errors';
import type { PaymentDetails, PaymentForm, PaymentRequest } from '@sonde/machines/payment';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import type { SavedPaymentMethod } from '@sonde/machines/rules/payment';
import type { LazyPart } from '../../i18n/lazy-parts.ts';
import type { AmountDue, CardPayments } from '../../payments/card-payments.types.ts';
import type { SummaryError } from '../../ui/error-summary/error-summary.tsx';

/** A method's view within the payment step. */
export interface ShownFields {
  readonly fields: ReactNode;
  /** The errors, in the order of the fields. */
  readonly errors: readonly SummaryError[];
  /** Some were reported before the buyer continued here. */
  readonly areErrorsAnnounced: boolean;
  /** Its fields are still being loaded, or are lost: the step can't continue without them. Absent once they are there. */
  readonly missing?: Pick<LazyPart<unknown>, 'isAwaited' | 'isLost' | 'onRetry'>;
}

/** What the buyer does by paying: place an order, or pay one or an invoice by its link. */
export type PaymentOccasion = 'ORDER' | 'DEBT';

/** What is said of the refusals of a card, and of those of other methods. */
export interface RefusalTexts {
  readonly ofCard: (refusal: Refusal) => MessageDescriptor;
  readonly ofMethod: (refusal: Refusal) => MessageDescriptor;
}

export interface FieldsProps {
  /** Whether the buyer pays by this method; otherwise it adds nothing to the step. */
  readonly isChosen: boolean;
  /** Whether the buyer can choose it. */
  readonly isOffered: boolean;
  readonly form: PaymentForm;
  /** Its payment details, as the review shows them. */
  readonly description: ReactNode;
  /** The refusals of the payment or the order. */
  readonly trouble: Trouble | null;
  /** Null until they have loaded; there are no refusals then. */
  readonly refusalTexts: RefusalTexts | null;
  readonly provider: CardPayments;
  /** What a wallet is asked for, which gives a card; only the card shows wallets. */
  readonly due: AmountDue;
  readonly checkoutToken: string;
  readonly occasion: PaymentOccasion;
  readonly send: (event: PaymentRequest) => void;
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

export interface SavingProps extends Pick<FieldsProps, 'trouble' | 'refusalTexts' | 'provider' | 'children'> {
  /** The person has typed into the field with this name. */
  readonly onChange: (field: CardField) => void;
}

/** The fields of a method that few buyers choose, loaded by `laterFields`. */
export interface LaterInputs {
  /** Called only where the method is chosen. It uses no hooks. */
  readonly fieldsShown: (
    props: Omit<FieldsProps, 'isChosen' | 'isOffered' | 'children'>,
    i18n: I18n,
  ) => ShownFields;
}

/** How a payment method that was saved is chosen. */
interface SavedChoice {
  /** The title of entering another one, beside those that are saved. */
  readonly another: MessageDescriptor;
  /** The buyer pays with a saved one; null for one of another method. */
  readonly recalled: (saved: SavedPaymentMethod) => PaymentRequest | null;
  /** The buyer enters another one. */
  readonly replaced: PaymentRequest;
}

/** What the buyer enters for a payment method. Only the screens where it is entered load it. */
export interface MethodInputs {
  /**
   * In the payment step. It wraps the step whether it is chosen or not, so that choosing another method keeps everything
   * else on the page, and the focus.
   */
  readonly Fields: ComponentType<FieldsProps>;
}

/** What is shown of a payment method. */
export interface MethodView {
  /** In the choice: its name, which is a brand's in every language or a text. */
  readonly title: string | MessageDescriptor;
  /** In the choice: what happens next, when the buyer is charged, and what it costs. */
  readonly meaning: MessageDescriptor;
  /** The money arrives days after the order, which ships only then; absent where the order is paid at once. */
  readonly arrivesLater?: true;
  /** The name of the lender that pays the shop at once, and whom the buyer repays; absent for every other method. */
  readonly lender?: string;
  /** In the review: the chosen payment details. */
  readonly Description: ComponentType<DetailsProps>;
  /** In the choice: those that the buyer has saved; absent for a method that is never saved. */
  readonly saved?: SavedChoice;
  /** In the confirmation: the payment details. */
  readonly Paid: ComponentType<PaidProps>;
}
