import { useLingui } from '@lingui/react/macro';
import type { Payable, PayableKind } from '@sonde/machines/order-payment';
import { purchaseReferences } from '@sonde/machines/rules/checkout';
import type { ItemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Columns, Measure } from '../../ui/layout/columns.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { NoBreak } from '../../ui/no-break/no-break.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { referenceTexts } from '../references/reference-texts.ts';
import { documentTexts } from './document-texts.ts';
import type { PayingOrganization } from './load-payable.ts';
import { orderPaymentIsland } from './order-payment-flow.tsx';
import { Missing } from './payment-result.tsx';

interface OrderPaymentPageProps {
  readonly kind: PayableKind;
  /** Null for an unknown link. */
  readonly payable: Payable | null;
  /** Who ordered it; null for an invoice. */
  readonly organization?: PayingOrganization | null;
  /** What analytics is told of an order: of one that was just paid, and of one that isn't paid, once it is. */
  readonly purchase?: { readonly made: ItemEvent | null; readonly later: ItemEvent | null };
}

/** The organization and the references by which it matches the payment; nothing for a private buyer. */
function OrganizationFacts({ organization }: { readonly organization: PayingOrganization }) {
  const { t, i18n } = useLingui();
  const { organizationName, references } = organization;
  const facts = [
    { id: 'organization', term: t`Organization`, description: organizationName },
    ...purchaseReferences.map((name) => ({
      id: name,
      term: i18n._(referenceTexts[name].label),
      description: references[name],
    })),
  ]
    .filter(({ description }) => description !== '')
    .map((fact) => ({ ...fact, description: <NoBreak>{fact.description}</NoBreak> }));
  if (facts.length === 0) return null;
  return (
    <Columns>
      <DescriptionList items={facts} />
    </Columns>
  );
}

/** The page of a link with which an order or an invoice is paid, and later shown as paid. */
export function OrderPaymentPage({ kind, payable, organization = null, purchase }: OrderPaymentPageProps) {
  const { t, i18n } = useLingui();
  const title = i18n._(documentTexts[payable?.document ?? kind].title);
  return (
    <Section>
      <title>{t`${title} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <VisitRecord event={purchase?.made ?? null} />
      <Container>
        <Stack gap={6}>
          <h1>{title}</h1>
          {organization && <OrganizationFacts organization={organization} />}
          {payable === null ? (
            <Measure>
              <Missing kind={kind} />
            </Measure>
          ) : (
            <IslandPlace island={orderPaymentIsland} data={{ payable, purchase: purchase?.later ?? null }} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
