import { Trans, useLingui } from '@lingui/react/macro';
import { areasOfUse, type ProFeature, type ProOffers } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { usePeriodText } from '../offers/period-text.ts';
import { Price } from '../prices/price.tsx';
import type { ProWords } from './pro-catalogue.ts';

interface ProFeatureFieldsProps {
  readonly features: readonly ProFeature[];
  readonly prices: ProOffers['prices'];
  readonly words: ProWords;
  /** The length of the term for which they are priced. */
  readonly months: number;
  readonly chosen: readonly string[];
  /** Those that the plan has and that stay. */
  readonly held?: readonly string[];
  readonly onChoose: (sku: string, isChosen: boolean) => void;
}

/** Features with their prices, by area of use. */
export function ProFeatureFields({
  features,
  prices,
  words,
  months,
  chosen,
  held = [],
  onChoose,
}: ProFeatureFieldsProps) {
  const { t } = useLingui();
  const periodText = usePeriodText();
  const period = periodText(String(months / 12));
  return areasOfUse.map((area) => {
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
            const known = ownValue(prices, sku);
            const price = known && <Price price={known.price} cents="if-any" />;
            const isHeld = held.includes(sku);
            return (
              <Checkbox
                key={sku}
                name={`feature-${sku}`}
                label={
                  isHeld ? (
                    title
                  ) : (
                    <Trans comment="A feature of a membership with its price">
                      {title}, {price} for {period}
                    </Trans>
                  )
                }
                hint={isHeld ? t`Your membership already includes this.` : undefined}
                disabled={isHeld}
                checked={isHeld || chosen.includes(sku)}
                onChange={(isChosen) => onChoose(sku, isChosen)}
              />
            );
          })}
        </Stack>
      </Fieldset>
    );
  });
}
