import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import type { CheckoutStepId } from '@sonde/machines/checkout';
import type { ChosenPayment } from '@sonde/machines/payment';
import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { billedCountry } from '@sonde/machines/rules/tax';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useFormat, useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { NoBreak } from '../../../ui/no-break/no-break.tsx';
import { WrittenText } from '../../../ui/written-text/written-text.tsx';
import { PostalAddress } from '../../address/postal-address.tsx';
import { methodView } from '../../payment/method-views.ts';
import { referenceTexts } from '../../references/reference-texts.ts';
import { BuyingOrganization } from '../../summary/buying-organization.tsx';
import { taxIdWordsOf } from '../../tax-id/tax-id-words.ts';
import { ChangeStep } from './change-step.tsx';

interface ReviewFactsProps {
  readonly checkout: Checkout;
  readonly payment: ChosenPayment | null;
  /** It ships only once it is paid, which is after it was placed. */
  readonly isPaidLater: boolean;
  readonly onChange: (step: CheckoutStepId) => void;
}

/** Every answer with a link to change it; the changed step returns here. */
export function ReviewFacts({ checkout, payment, isPaidLater, onChange }: ReviewFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { language } = useShopLocale();
  const method = checkout.shippingMethods.find(({ id }) => id === checkout.shippingMethodId);
  const arrivalOf = ({ earliestDelivery, latestDelivery }: Checkout['shippingMethods'][number]) =>
    isPaidLater
      ? t({ message: 'ships once the payment has arrived', comment: 'After the name of a shipping method' })
      : format.dayRange(earliestDelivery, latestDelivery);
  const row = (step: CheckoutStepId, term: string, description: ReactNode) => ({
    id: step,
    term,
    description,
    change: <ChangeStep term={term} onPress={() => onChange(step)} />,
  });
  return (
    <DescriptionList
      items={[
        row('contact', t`Contact`, <Contact checkout={checkout} />),
        ...(checkout.isShippingRequired && checkout.shippingAddress
          ? [
              row(
                'shipping.address',
                t`Shipping address`,
                <PostalAddress lines={checkout.shippingAddressLines} />,
              ),
              row(
                'shipping.method',
                t`Shipping method`,
                method && commaSeparated([method.name, arrivalOf(method)], language),
              ),
              ...(checkout.note === ''
                ? []
                : [
                    {
                      ...row('shipping.method', t`Your note`, <WrittenText text={checkout.note} />),
                      id: 'note',
                    },
                  ]),
            ]
          : []),
        row(
          'billing.address',
          t`Billing address`,
          checkout.billingAddress && <PostalAddress lines={checkout.billingAddressLines} />,
        ),
        ...(payment ? [row('payment', t`Payment`, <ChosenMethod payment={payment} />)] : []),
      ]}
    />
  );
}

function ChosenMethod({ payment: { method, means } }: { readonly payment: ChosenPayment }) {
  const { Description } = methodView(method);
  return <Description details={means?.details ?? null} />;
}

function Contact({ checkout }: Pick<ReviewFactsProps, 'checkout'>) {
  return (
    <>
      <p>
        <Typed text={checkout.email} />
      </p>
      <BuyingOrganization cart={checkout} />
      {checkout.organizationName !== '' && (
        <p>
          <Trans>
            Organization: <Typed text={checkout.organizationName} />
          </Trans>
        </p>
      )}
      <Named name={taxIdWordsOf(billedCountry(checkout))} text={checkout.taxId} />
      {purchaseReferences.map((name) => (
        <Named key={name} name={referenceTexts[name].label} text={checkout.references[name]} />
      ))}
    </>
  );
}

/** A reference with its label; nothing if it is empty. */
function Named({ name, text }: { readonly name: MessageDescriptor; readonly text: string }) {
  const { i18n } = useLingui();
  const label = i18n._(name);
  return (
    text !== '' && (
      <p>
        <Trans comment="What a number is called, and the number">
          {label}: <Typed text={text} />
        </Trans>
      </p>
    )
  );
}

/** The buyer's text as an element of its own, because in a message angle brackets would be parsed as markup. */
function Typed({ text }: { readonly text: string }) {
  return <NoBreak>{text}</NoBreak>;
}
