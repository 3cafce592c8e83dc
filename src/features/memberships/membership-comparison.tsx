import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { coverageOf, type PlanNeed } from '@sonde/machines/rules/plans';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { ComparedMark, ComparisonTable } from '../../ui/comparison-table/comparison-table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NativeChoices } from '../../ui/native-choices/native-choices.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { MembershipLink } from '../offers/membership-link.tsx';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { ComparedTerms } from '../offers/membership-terms.tsx';
import { planSlug } from '../offers/product-offers.ts';
import { TaxSentence } from '../prices/tax-note.tsx';
import { MarketInput } from './market-input.tsx';
import { type MembershipQuestion, mostCompared } from './membership-question.ts';
import { coverageTexts, needTexts } from './need-texts.ts';

const formId = 'compare-memberships';

interface MembershipComparisonProps {
  readonly question: MembershipQuestion;
  /** Every membership of the market. */
  readonly offers: readonly MembershipOffer[];
  /** Those beside each other. */
  readonly compared: readonly MembershipOffer[];
  readonly advised: MembershipOffer | null;
  readonly needs: readonly PlanNeed[];
}

interface Row {
  readonly id: string;
  readonly label: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly isEqual: boolean;
}

const areEqual = (values: readonly string[]): boolean => new Set(values).size < 2;

/** Memberships side by side: for whom, for how many, what and at which price. */
export function MembershipComparison(props: MembershipComparisonProps) {
  const { t } = useLingui();
  const { question, compared, advised } = props;
  const rows = useRows(props);
  return (
    <Stack gap={6}>
      <h2 id="compare">
        <Trans>Compare memberships</Trans>
      </h2>
      <ComparedChoice {...props} />
      <ComparisonTable
        caption={t`Memberships side by side`}
        corner={t`What you get`}
        columns={compared.map(({ slug, name }) => ({
          id: slug,
          label: <NoBreakWords text={name} />,
          ...(slug === advised?.slug && {
            badge: <Trans comment="Of the membership that fits the answers">Recommended</Trans>,
          }),
        }))}
        rows={rows}
        differences={{
          label: <Trans>Show only differences</Trans>,
          name: 'differences',
          form: formId,
          isOn: question.isOnlyDifferences,
        }}
      />
    </Stack>
  );
}

function ComparedChoice({ question, offers, compared }: MembershipComparisonProps) {
  const locale = useShopLocale();
  if (offers.length <= mostCompared) return <form id={formId} />;
  return (
    <form id={formId} action={`${paths.memberships(locale)}#compare`}>
      <Stack gap={4}>
        <MarketInput market={question.market} />
        {question.answers && (
          <>
            <input type="hidden" name="people" value={question.answers.people} />
            <input type="hidden" name="need" value={question.answers.need.toLowerCase()} />
          </>
        )}
        <NativeChoices
          type="checkbox"
          name="plan"
          legend={<Trans>Choose up to {mostCompared} memberships</Trans>}
          choices={offers.map((offer) => ({
            value: planSlug(offer),
            label: <NoBreakWords text={offer.name} />,
          }))}
          chosen={compared.map(planSlug)}
        />
        <div>
          <Button type="submit">
            <Trans>Compare</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useRows({ question, compared, needs }: MembershipComparisonProps): readonly Row[] {
  const { t, i18n } = useLingui();
  const { market } = question;
  return [
    {
      id: 'for-whom',
      label: t`Who it’s for`,
      cells: compared.map(({ slug, description }) => <OwnDirection key={slug} text={description} />),
      isEqual: areEqual(compared.map(({ description }) => description)),
    },
    ...factRows(compared),
    ...needs.map((need) => {
      const coverages = compared.map(({ family }) => coverageOf({ family, market }, need));
      return {
        id: need,
        label: i18n._(needTexts[need].row),
        cells: coverages.map((coverage, place) => (
          <ComparedMark key={compared[place]?.slug} kind={coverage}>
            {i18n._(coverageTexts[coverage])}
          </ComparedMark>
        )),
        isEqual: areEqual(coverages),
      };
    }),
    {
      id: 'price',
      label: (
        <>
          <Trans>Price</Trans>
          <br />
          <small>
            <TaxSentence />
          </small>
        </>
      ),
      cells: compared.map(({ slug, terms }) => <ComparedTerms key={slug} terms={terms} />),
      isEqual: false,
    },
    {
      id: 'order',
      label: t`How to order`,
      cells: compared.map(({ slug, name, place }) => <MembershipLink key={slug} name={name} place={place} />),
      isEqual: false,
    },
  ];
}

/** The catalog's facts, each in a row. */
function factRows(compared: readonly MembershipOffer[]): readonly Row[] {
  const names = new Map(compared.flatMap(({ facts }) => facts).map(({ slug, name }) => [slug, name]));
  return [...names].map(([id, name]) => {
    const values = compared.map(({ facts }) => facts.find(({ slug }) => slug === id)?.value ?? '–');
    return {
      id,
      label: <OwnDirection text={name} />,
      cells: values.map((value, place) => <NoBreakWords key={compared[place]?.slug} text={value} />),
      isEqual: areEqual(values),
    };
  });
}
