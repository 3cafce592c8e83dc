import type { ElementType, ReactNode } from 'react';
import styles from './layout.module.css';

/** Distance between neighbors, in steps of the space scale (4 px each). */
type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

interface ContainerProps {
  /**
   * `wide`: for products and columns; `content`: 800 px of it from the start, for text and forms. Both keep space at the
   * sides.
   */
  readonly width?: 'content' | 'wide' | 'full' | undefined;
  readonly children: ReactNode;
}

/** Centers its content at one of the page's widths. */
export function Container({ width = 'wide', children }: ContainerProps) {
  return (
    <div className={styles.container} data-width={width}>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly as?: 'section' | 'div' | 'article' | 'aside' | undefined;
  /** The id of the element that names the section for assistive technology. */
  readonly labelledBy?: string | undefined;
  /** `dark`: dark in either theme; `sunken` and `surface`: set apart without a box. */
  readonly tone?: 'plain' | 'sunken' | 'surface' | 'dark' | undefined;
  readonly space?: 'tight' | 'regular' | 'generous' | undefined;
  /** Adds the hairline with depth ticks above it. */
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

/** Stacks its children vertically. */
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

/** Places its children side by side, wrapping if needed. */
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
