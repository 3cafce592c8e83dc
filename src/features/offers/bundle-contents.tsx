import { createContext, type ReactNode, use } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Comma } from '../../i18n/comma.tsx';
import { NoBreak, NoBreakWords } from '../../ui/no-break/no-break.tsx';
import type { BundleParts } from './bundle-parts.ts';
import { usePeriodText } from './period-text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './bundle-contents.module.css';

/** Drawings on a grid of 48, of one stroke width; the second path is in the accent color. */
const drawings = {
  probe: ['M18 4h12l3 26c0 8-4 13-9 13s-9-5-9-13z', 'M16 36c2 8 14 8 16 0M24 4V0'],
  box: ['M6 16h36v26H6zM6 16l6-9h24l6 9', 'M18 16v9h12v-9'],
  cloud: ['M14 38a9 9 0 0 1-1-18 12 12 0 0 1 23-2 10 10 0 0 1-1 20z', 'M24 34V23m-5 5 5-5 5 5'],
  device: ['M14 4h20v40H14z', 'M19 12h10M19 18h10M24 39v.5'],
  warranty: ['M24 4 40 10v12c0 11-7 18-16 22C15 40 8 33 8 22V10z', 'm16 24 6 6 10-11'],
  cable: ['M8 6h10v12H8zM30 30h10v12H30z', 'M13 18v8c0 14 22-12 22 4'],
} as const;

/** Whether the words of a drawing are for screen readers only, where there is no room for them. */
const DrawnAlone = createContext(false);

function Part({
  drawing,
  count,
  children,
}: {
  readonly drawing: keyof typeof drawings;
  /** Shown on the drawing if there are several; the words say it too. */
  readonly count?: number;
  readonly children: ReactNode;
}) {
  const [outline, detail] = drawings[drawing];
  const isDrawnAlone = use(DrawnAlone);
  return (
    <li className={styles.part}>
      <span className={styles.picture} aria-hidden="true">
        <svg className={styles.drawing} viewBox="-2 -2 52 52" focusable="false">
          <path className={styles.outline} d={outline} />
          <path className={styles.detail} d={detail} />
        </svg>
        {count !== undefined && count > 1 && (
          <span className={styles.count} dir="ltr">
            ×{count}
          </span>
        )}
      </span>
      {isDrawnAlone ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </li>
  );
}

function Membership({ membership, term }: { readonly membership: string; readonly term: string | null }) {
  const periodText = usePeriodText();
  const name = <NoBreakWords text={membership} />;
  const period = term && <NoBreak>{periodText(term)}</NoBreak>;
  return period ? (
    <Trans comment="A membership and how long it runs: Team membership, 1 year">
      {name}, {period}
    </Trans>
  ) : (
    name
  );
}

interface BundleContentsProps {
  readonly parts: BundleParts;
  /** Small drawings in a row are for tables; their words are for screen readers then. */
  readonly size?: 'large' | 'small';
}

/** What a bundle contains, drawn and in words: probes, box, membership, warranty and accessories. */
export function BundleContents({ parts, size = 'large' }: BundleContentsProps) {
  const { t } = useLingui();
  const periodText = usePeriodText();
  const { quantity, box, membership, period, members, warranty, accessories } = parts;
  return (
    <DrawnAlone value={size === 'small'}>
      <ul className={styles[size]} aria-label={t`What’s in this bundle`}>
        <Part drawing="probe" count={quantity}>
          <Plural value={quantity} one="# probe" other="# probes" />
        </Part>
        {box !== null && (
          <Part drawing="box" count={quantity}>
            <Trans comment="What is in the box of a probe">
              In each box: <NoBreakWords text={box} />
            </Trans>
          </Part>
        )}
        {membership === null ? (
          <Part drawing="device">
            <Trans>No membership: scans stay on your device</Trans>
          </Part>
        ) : (
          <Part drawing="cloud">
            <Membership membership={membership} term={period} />
            {members !== null && (
              <>
                <Comma />
                <Plural value={members} one="# member" other="# members" />
              </>
            )}
          </Part>
        )}
        <Part drawing="warranty" count={quantity}>
          <Trans comment="{0}: 2 years">Warranty for {periodText(warranty ?? '1-year')}</Trans>
        </Part>
        {accessories.map((accessory) => (
          <Part key={accessory} drawing="cable">
            <NoBreakWords text={accessory} />
          </Part>
        ))}
      </ul>
    </DrawnAlone>
  );
}
