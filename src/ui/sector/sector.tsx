import { useId, type ReactNode } from 'react';
import { depthTicks, sectorArc, sectorIn, sectorPath, sectorSteps } from './sector-geometry.ts';
import styles from './sector.module.css';

interface Labelled {
  /** What it means to whoever does not see it; left out where words beside it say so, and then it is silent. */
  readonly label?: string | undefined;
}

type SectorProps = Labelled &
  (
    | {
        readonly variant: 'progress';
        /** Steps reached, the present one included. */ readonly filled: number;
        readonly of: number;
      }
    | { readonly variant: 'loading' }
    | { readonly variant: 'empty' }
    | {
        readonly variant: 'frame';
        /** Depth of the scale in cm. */ readonly depth?: number;
        readonly children?: ReactNode;
      }
  );

/** The fan that a curved probe sees: how far a flow has come, that something is under way, that nothing is there, or a frame. */
export function Sector(props: SectorProps) {
  switch (props.variant) {
    case 'progress':
      return <Progress filled={props.filled} of={props.of} label={props.label} />;
    case 'loading':
      return <Loading label={props.label} />;
    case 'empty':
      return <Empty label={props.label} />;
    case 'frame':
      return (
        <Frame depth={props.depth ?? 12} label={props.label}>
          {props.children}
        </Frame>
      );
  }
}

const announced = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);

const small = { width: 56, height: 38 } as const;
const smallFan = sectorIn({ x: 0, y: 0, ...small });

function Progress({ filled, of, label }: Labelled & { readonly filled: number; readonly of: number }) {
  return (
    <svg viewBox={`0 0 ${small.width} ${small.height}`} {...small} focusable="false" {...announced(label)}>
      {sectorSteps(smallFan, of, 0.06).map((path, step) => (
        <path key={path} className={step < filled ? styles.filled : styles.open} d={path} />
      ))}
    </svg>
  );
}

/** Steps of the loading mark; `sector.module.css` has the delay of each. */
const loadingSteps = 5;

function Loading({ label }: Labelled) {
  return (
    <svg viewBox={`0 0 ${small.width} ${small.height}`} {...small} focusable="false" {...announced(label)}>
      {sectorSteps(smallFan, loadingSteps, 0.06).map((path) => (
        <path key={path} className={styles.echo} d={path} />
      ))}
      <path className={styles.pulse} d={sectorArc(smallFan, 0)} />
    </svg>
  );
}

const large = { width: 160, height: 104 } as const;
const largeFan = sectorIn({ x: 2, y: 8, width: 140, height: 94 });

const ticksOf = (fan: typeof largeFan, depth: number, length: number) =>
  depthTicks(fan, { depth, length, gap: length })
    .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
    .join('');

function Empty({ label }: Labelled) {
  return (
    <svg viewBox={`0 0 ${large.width} ${large.height}`} {...large} focusable="false" {...announced(label)}>
      <path className={styles.outline} d={sectorPath(largeFan)} />
      {[0.25, 0.5, 0.75].map((depth) => (
        <path key={depth} className={styles.depth} d={sectorArc(largeFan, depth)} />
      ))}
      <path className={styles.ticks} d={ticksOf(largeFan, 10, 4)} />
    </svg>
  );
}

/** Size of the frame's drawing; the CSS keeps the same ratio. */
const framed = { width: 1000, height: 660 } as const;
const framedFan = sectorIn({ x: 10, y: 26, width: 900, height: 628 });

function Frame({
  depth,
  label,
  children,
}: Labelled & { readonly depth: number; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <svg
        className={styles.overlay}
        viewBox={`0 0 ${framed.width} ${framed.height}`}
        focusable="false"
        {...announced(label)}
      >
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={sectorPath(framedFan)} transform={`scale(${1 / framed.width} ${1 / framed.height})`} />
        </clipPath>
        <path className={styles.outline} d={sectorPath(framedFan)} />
        <path className={styles.ticks} d={ticksOf(framedFan, depth, 14)} />
      </svg>
      <div className={styles.content} style={{ clipPath: `url(#${id})` }}>
        {children}
      </div>
    </div>
  );
}
