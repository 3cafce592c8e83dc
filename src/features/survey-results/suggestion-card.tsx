import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pathBelow } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { BundleContents } from '../offers/bundle-contents.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import { reasonSentences } from './suggestion-texts.ts';
import styles from './survey-results.module.css';
import type { SuggestedBundle } from './survey-results.ts';

interface SuggestionCardProps {
  readonly bundle: SuggestedBundle;
  /** From 1, the best. The chart names the bundle by it. */
  readonly rank: number;
}

/** The name of a bundle: its probe and its membership. */
export function BundleTitle({ bundle: { probe, membership } }: Pick<SuggestionCardProps, 'bundle'>) {
  const device = <NoBreakWords text={probe} />;
  const plan = membership === null ? null : <NoBreakWords text={membership} />;
  return plan === null ? (
    device
  ) : (
    <Trans comment="A probe with a membership: Sonde IQ3 with Team membership">
      {device} with {plan}
    </Trans>
  );
}

function BundlePrice({ bundle: { price } }: Pick<SuggestionCardProps, 'bundle'>) {
  const format = useFormat();
  const { side } = usePriceTax();
  const total = price.today[side];
  const today = <Price price={price.today} cents="if-any" />;
  const later = price.renewal && <Price price={price.renewal.price} cents="if-any" />;
  const years = (price.renewal?.months ?? 12) / 12;
  return (
    <dl className={styles.price} data-total={total.amount} data-currency={total.currency}>
      <dt>
        <Plural value={years} one="First year" other="First # years" />
      </dt>
      <dd>
        <strong>{today}</strong> <TaxNote />
      </dd>
      <dt>
        <Trans comment="Head of what is paid after the first year">After that</Trans>
      </dt>
      <dd>
        {price.renewal === null ? (
          <Trans>Nothing more</Trans>
        ) : (
          <Trans>
            {later} every <Plural value={years} one="year" other="# years" /> from{' '}
            {format.longDay(price.renewal.date)} if you renew
          </Trans>
        )}
      </dd>
    </dl>
  );
}

/** One suggested bundle: what it is, why, what it costs now and later, and its page with everything selected. */
export function SuggestionCard({ bundle, rank }: SuggestionCardProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const id = `bundle-${rank}`;
  const { picture } = bundle;
  return (
    <li className={styles.suggestion} aria-labelledby={id}>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture.url} alt="" width={800} height={600} />
        </div>
      )}
      <Stack gap={3}>
        <h2 id={id}>
          <span className={styles.rank} data-series={rank} aria-hidden="true">
            {rank}
          </span>
          <BundleTitle bundle={bundle} />
        </h2>
        <p>{i18n._(reasonSentences[bundle.reason])}</p>
        <BundleContents parts={bundle.parts} />
        <BundlePrice bundle={bundle} />
        <div>
          <ButtonLink
            variant={rank === 1 ? 'primary' : 'secondary'}
            href={pathBelow(locale, bundle.path)}
            id={`${id}-choose`}
            aria-labelledby={`${id}-choose ${id}`}
          >
            <Trans comment="Opens the page of a bundle with everything selected">Choose this bundle</Trans>
          </ButtonLink>
        </div>
      </Stack>
    </li>
  );
}
