import { Trans } from '@lingui/react/macro';
import type { Selection } from '@sonde/machines/rules/catalogue';
import { BundleContents } from './bundle-contents.tsx';
import { bundleParts } from './bundle-parts.ts';
import type { SelectionOffers } from './product-offers.ts';
import styles from './bundle-contents.module.css';

interface BundleDrawingsProps {
  readonly selection: Selection;
  readonly offers: SelectionOffers;
}

/** What the selection contains, drawn below the choices. It is last, so that a choice moves nothing else. */
export function BundleDrawings({ selection, offers }: BundleDrawingsProps) {
  return (
    <div className={styles.drawings}>
      <h2 className={styles.heading}>
        <Trans>What’s in this bundle</Trans>
      </h2>
      <BundleContents parts={bundleParts(selection, offers)} />
    </div>
  );
}
