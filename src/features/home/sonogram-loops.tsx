import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { loopFile, loopFrames, loopSize } from '../../pictures/sonogram-loops.ts';
import type { SonogramLens } from '../../pictures/sonograms.ts';
import { Container, Section } from '../../ui/layout/layout.tsx';
import { depthTicks, sectorIn } from '../../ui/sector/sector-geometry.ts';
import { type LoopTexts, marketLoops } from './loop-texts.ts';
import styles from './sonogram-loops.module.css';

const { width, height } = loopSize;
/** Along the edge of the fan. */
const sectorTicks = depthTicks(sectorIn({ x: 1.5, y: 1.5, width: width - 3, height: height - 3 }), {
  depth: 10,
  length: 3,
  gap: 4,
})
  .slice(0, -2)
  .map(({ from, to }) => `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`)
  .join('');

const ticks: Readonly<Record<SonogramLens, string>> = {
  sector: sectorTicks,
  /** Beside the rectangle that a straight head shows: every half centimeter, longer at whole ones. */
  linear: 'M236 8h6M236 27h3M236 46h6M236 65h3M236 84h6M236 103h3M236 122h6M236 141h3M236 160h6',
};

/**
 * What the probe shows, as short drawn loops. Styles alone move and pause them; for readers who prefer less motion they
 * are still.
 */
export function SonogramLoops({ market }: { readonly market: Market }) {
  const { i18n } = useLingui();
  const { heading, lead, loops } = marketLoops[market];
  return (
    <Section labelledBy="views" tone="dark" ruled>
      <Container>
        <div className={styles.views}>
          <h2 id="views">{i18n._(heading)}</h2>
          <p className={styles.lead}>{i18n._(lead)}</p>
          <input className={styles.pause} id="pause-loops" type="checkbox" autoComplete="off" />
          <label className={styles.label} htmlFor="pause-loops">
            <Trans>Pause the pictures</Trans>
          </label>
          <ul className={styles.loops} role="list">
            {loops.map((loop) => (
              <Loop key={loop.scene} {...loop} />
            ))}
          </ul>
          <p className={styles.note}>
            <Trans>
              These are our own drawings, not recordings of patients. Don’t use them for diagnosis.
            </Trans>
          </p>
        </div>
      </Container>
    </Section>
  );
}

function Loop({ scene, lens, pace, name, view, alt }: LoopTexts) {
  const { i18n } = useLingui();
  return (
    <li className={styles.loop}>
      <div className={styles.frame}>
        <div className={styles.window} data-pace={pace}>
          <img
            className={styles.sheet}
            src={`/pictures/${loopFile(scene)}`}
            alt={i18n._(alt)}
            width={width}
            height={height * loopFrames}
            loading="lazy"
          />
        </div>
        <svg className={styles.ticks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <path d={ticks[lens]} />
        </svg>
      </div>
      <h3>{i18n._(name)}</h3>
      <p>{i18n._(view)}</p>
    </li>
  );
}
