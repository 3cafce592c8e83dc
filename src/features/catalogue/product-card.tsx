import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly name: string;
  /** The product's page; without it, the name isn't a link. */
  readonly href?: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  /** `row`: on phones, beside the picture instead of below it; for short texts and buttons. */
  readonly onPhone?: 'card' | 'row';
  /** Price and action, aligned with those of neighboring cards. */
  readonly children: ReactNode;
}

/** A product in a list. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, description, picture, onPhone = 'card', children } = props;
  return (
    <article className={styles.card} data-on-phone={onPhone}>
      {picture && <Picture src={picture.url} alt={picture.alt} width={800} height={600} />}
      <h2 className={styles.name}>
        {href === undefined ? (
          <NoBreakWords text={name} />
        ) : (
          <a href={href}>
            <NoBreakWords text={name} />
          </a>
        )}
      </h2>
      <p>
        <OwnDirection text={description} />
      </p>
      <div className={styles.end}>{children}</div>
    </article>
  );
}
