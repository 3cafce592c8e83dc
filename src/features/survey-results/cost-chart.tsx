import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Price } from '../prices/price.tsx';
import { BundleTitle } from './suggestion-card.tsx';
import styles from './survey-results.module.css';
import type { SuggestedBundle } from './survey-results.ts';

interface CostChartProps {
  readonly bundles: readonly SuggestedBundle[];
}

const years = ({ costs }: SuggestedBundle) => costs.map((_cost, index) => index + 1);

/** What each bundle has cost at the end of each year: bars to look at, and the same numbers as a table to listen to. */
export function CostChart({ bundles }: CostChartProps) {
  const { t } = useLingui();
  const [first] = bundles;
  if (first === undefined) return null;
  const count = first.costs.length;
  const title = t`What the bundles cost over ${count} years`;
  return (
    <figure className={styles.chart} aria-labelledby="costs">
      <figcaption>
        <h2 id="costs">{title}</h2>
        <p>
          <Trans>
            In total at the end of each year, if you renew every membership and prices stay the same.
          </Trans>
        </p>
      </figcaption>
      <Bars bundles={bundles} />
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Bundle</Trans>
              </th>
              {years(first).map((year) => (
                <th key={year} scope="col">
                  <Plural value={year} one="After # year" other="After # years" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bundles.map((bundle) => (
              <tr key={bundle.path}>
                <th scope="row">
                  <BundleTitle bundle={bundle} />
                </th>
                {years(bundle).map((year) => {
                  const cost = bundle.costs[year - 1];
                  return <td key={year}>{cost && <Price price={cost} cents="if-any" />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

function Bars({ bundles }: CostChartProps) {
  const [first] = bundles;
  const most = Math.max(...bundles.flatMap(({ costs }) => costs.map(({ gross }) => gross.amount)), 1);
  return (
    <div aria-hidden="true" className={styles.years}>
      {first !== undefined &&
        years(first).map((year) => (
          <div key={year} className={styles.year}>
            <p className={styles.yearName}>
              <Plural value={year} one="After # year" other="After # years" />
            </p>
            {bundles.map(({ path, costs }, index) => {
              const cost = costs[year - 1];
              return (
                cost && (
                  <div key={path} className={styles.bar}>
                    <span className={styles.rank} data-series={index + 1}>
                      {index + 1}
                    </span>
                    <svg className={styles.track} viewBox="0 0 1000 10" preserveAspectRatio="none">
                      <rect
                        className={styles.cost}
                        data-series={index + 1}
                        width={Math.round((1000 * cost.gross.amount) / most)}
                        height={10}
                      />
                    </svg>
                    <span className={styles.amount}>
                      <Price price={cost} cents="if-any" />
                    </span>
                  </div>
                )
              );
            })}
          </div>
        ))}
    </div>
  );
}
