import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SelectionPrice } from '@sonde/machines/rules/catalogue';
import { pathBelow } from '../../page/paths.ts';
import { Comma } from '../../i18n/comma.tsx';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Table } from '../../ui/table/table.tsx';
import { NoBreak, NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { usePeriodText } from './period-text.ts';
import { BundleContents } from './bundle-contents.tsx';
import type { BundleOffer, DeviceBundles } from './bundle-offers.ts';
import styles from './one-probe.module.css';

interface OneProbeProps {
  readonly device: DeviceBundles;
  readonly headingLevel: 2 | 3;
}

/** A probe with its price for each membership; each links to the product page with both preselected. */
export function OneProbe({ device, headingLevel }: OneProbeProps) {
  const { t } = useLingui();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.probe} aria-labelledby={device.slug}>
      <div className={styles.picture}>
        <Picture src={device.picture.url} alt={device.picture.alt} width={800} height={600} />
      </div>
      <Stack gap={3}>
        <Heading id={device.slug}>
          <NoBreakWords text={device.name} />
        </Heading>
        <p>
          <OwnDirection text={device.description} />
        </p>
      </Stack>
      <div className={styles.table}>
        <Table
          caption={t`${device.name} with each membership`}
          isCaptionHidden
          columns={[
            { key: 'bundle', label: t`Membership` },
            { key: 'today', label: t`Today` },
            { key: 'later', label: t`If you renew` },
          ]}
          rows={device.bundles.map((bundle) => ({
            id: bundle.path,
            cells: {
              bundle: (
                <>
                  <BundleName bundle={bundle} />
                  <BundleContents parts={bundle.parts} size="small" />
                </>
              ),
              today: <Today bundle={bundle} />,
              later: <Later price={bundle.price} />,
            },
          }))}
        />
      </div>
    </article>
  );
}

function BundleName({ bundle }: { bundle: BundleOffer }) {
  const locale = useShopLocale();
  const periodText = usePeriodText();
  const name = <NoBreakWords text={bundle.planName} />;
  const period = bundle.period && <NoBreak>{periodText(bundle.period)}</NoBreak>;
  return (
    <a href={pathBelow(locale, bundle.path)}>
      {period ? (
        <Trans comment="A membership and how long it runs: Team membership, 1 year">
          {name}, {period}
        </Trans>
      ) : (
        name
      )}
    </a>
  );
}

function Today({ bundle }: { bundle: BundleOffer }) {
  const amount = <Price price={bundle.price.today} cents="if-any" />;
  return (
    <>
      <strong>{amount}</strong>
      <br />
      <Plural value={bundle.quantity} one="with # probe" other="with # probes" />
      <Comma />
      <TaxNote />
    </>
  );
}

function Later({ price: { renewal } }: { price: SelectionPrice }) {
  const format = useFormat();
  if (!renewal) return <Trans>Nothing more</Trans>;
  const amount = <Price price={renewal.price} cents="if-any" />;
  return (
    <Trans>
      {amount} every <Plural value={renewal.months / 12} one="year" other="# years" /> from{' '}
      {format.longDay(renewal.date)}
    </Trans>
  );
}
