import { hasTooManyMembers, proOrganizationNameOf } from '@sonde/machines/pro-custom';
import { proMembersRange, proPlanOf, proPlansFor } from '@sonde/machines/rules/pro-custom';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesFor } from '../../page/form-paths.ts';
import { ProMembersFields } from '../pro-plan/pro-members-fields.tsx';
import type { ProStepProps } from './pro-step.types.ts';

/** How many use the plan, and how often it is billed where there is a choice. */
export function MembersStep({ snapshot, send }: ProStepProps) {
  const locale = useShopLocale();
  const { selection, offers, seatsInUse } = snapshot.context;
  return (
    <ProMembersFields
      plan={proPlanOf(selection, offers)}
      terms={proPlansFor(selection.market, offers)}
      prices={offers.prices}
      members={selection.members}
      range={proMembersRange(selection, offers, seatsInUse)}
      seatsInUse={seatsInUse}
      isForSales={hasTooManyMembers(snapshot)}
      salesPath={contactSalesFor(locale, proOrganizationNameOf(snapshot), selection.market)}
      onTerm={(months) => send({ type: 'term.chosen', months })}
      onMembers={(members) => send({ type: 'members.chosen', members })}
    />
  );
}
