import { Trans } from '@lingui/react/macro';
import { proPlanOf, areasOfUse } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { usePeriodText } from '../offers/period-text.ts';
import { Price } from '../prices/price.tsx';
import type { ProStepProps } from './pro-step.types.ts';

/** Every feature that the plan is sold with, by area of use. */
export function FeaturesStep({ snapshot, send, words }: ProStepProps) {
  const { selection, offers } = snapshot.context;
  const periodText = usePeriodText();
  const { features, months } = proPlanOf(selection, offers);
  const period = periodText(String(months / 12));
  return (
    <>
      <p>
        <Trans>Each feature is added to the base and billed with it.</Trans>
      </p>
      {areasOfUse.map((area) => {
        const own = features.filter(({ useArea }) => useArea === area);
        if (own.length === 0) return null;
        const { name = area, description = '' } = words.areas[area] ?? {};
        return (
          <Fieldset
            key={area}
            id={`area-${area.toLowerCase()}`}
            legend={<OwnDirection text={name} />}
            hint={<OwnDirection text={description} />}
          >
            <Stack gap={2}>
              {own.map(({ sku }) => {
                const title = <OwnDirection text={ownValue(words.features, sku) ?? sku} />;
                const known = ownValue(offers.prices, sku);
                const price = known && <Price price={known.price} cents="if-any" />;
                return (
                  <Checkbox
                    key={sku}
                    name={`feature-${sku}`}
                    label={
                      <Trans comment="A feature of a membership with its price">
                        {title}, {price} for {period}
                      </Trans>
                    }
                    checked={selection.features.includes(sku)}
                    onChange={(isChosen) => send({ type: 'feature.chosen', sku, isChosen })}
                  />
                );
              })}
            </Stack>
          </Fieldset>
        );
      })}
    </>
  );
}
