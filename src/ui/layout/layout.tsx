import type { ElementType, ReactNode } from 'react';
import styles from './layout.module.css';

/** Distance between neighbours, in the steps of the space scale (4 px each). */
type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

interface ContainerProps {
  /** `content`: 800 px, for reading and forms; `wide`: for products and columns. Both keep space at the sides. */
  readonly width?: 'content' | 'wide' | 'full' | undefined;
  readonly children: ReactNode;
}

/** Centres its content at one of the page's widths. */
export function Container({ width = 'wide', children }: ContainerProps) {
  return (
    <div className={styles.container} data-width={width}>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly as?: 'section' | 'div' | 'article' | 'aside' | undefined;
  /** Names the section for assistive technology. */
  readonly labelledBy?: string | undefined;
  /** `dark`: a dark room in either theme; `sunken` and `surface` set it off without a box. */
  readonly tone?: 'plain' | 'sunken' | 'surface' | 'dark' | undefined;
  readonly space?: 'tight' | 'regular' | 'generous' | undefined;
  /** The hairline with depth ticks above it. */
  readonly ruled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A band of the page with its own space above and below. */
export function Section({
  as: Element = 'section',
  labelledBy,
  tone = 'plain',
  space = 'regular',
  ruled,
  children,
}: SectionProps) {
  return (
    <Element
      className={styles.section}
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-theme={tone === 'dark' ? 'dark' : undefined}
      data-space={space}
      data-ruled={ruled || undefined}
    >
      {children}
    </Element>
  );
}

interface FlowProps {
  readonly as?: ElementType | undefined;
  readonly gap?: Gap | undefined;
  readonly children: ReactNode;
}

/** One under the other. */
export function Stack({ as: Element = 'div', gap = 4, children }: FlowProps) {
  return (
    <Element
      className={styles.stack}
      data-gap={gap}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}

interface ClusterProps extends FlowProps {
  readonly align?: 'start' | 'center' | 'baseline' | undefined;
  /** `between`: the first at the start, the last at the end. */
  readonly justify?: 'start' | 'between' | 'end' | undefined;
}

/** Side by side, wrapping where there is no room. */
export function Cluster({
  as: Element = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  children,
}: ClusterProps) {
  return (
    <Element
      className={styles.cluster}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
