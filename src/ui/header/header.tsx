import { useId, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../icon/icon.tsx';
import styles from './header.module.css';

interface HeaderProps {
  /** The link to the home page. */
  readonly brand: ReactNode;
  /** Links; behind a menu button below 992 px. */
  readonly navigation?: ReactNode;
  /** Always visible, for example the cart. */
  readonly actions?: ReactNode;
  /** `marketing`: higher, for pages that invite to something, such as forms. */
  readonly size?: 'shop' | 'marketing' | undefined;
}

/** The bar at the top of every page. The menu is a native popover, so that it opens before the application runs. */
export function Header({ brand, navigation, actions, size = 'shop' }: HeaderProps) {
  const { t } = useLingui();
  const menuId = useId();
  return (
    <header className={styles.header} data-size={size} data-screen-only>
      <div className={styles.bar}>
        <div className={styles.brand}>{brand}</div>
        {navigation && (
          <nav
            className={styles.navigation}
            id={menuId}
            popover="auto"
            aria-label={t({ message: 'Main', comment: 'Names the main navigation' })}
          >
            <button
              className={styles.close}
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              autoFocus
            >
              <Icon name="close" />
              <Trans>Close</Trans>
            </button>
            {navigation}
          </nav>
        )}
        <div className={styles.actions}>
          {actions}
          {navigation && (
            <button className={styles.menu} type="button" popoverTarget={menuId}>
              <Icon name="menu" />
              <span className={styles.menuWord}>
                <Trans>Menu</Trans>
              </span>
            </button>
          )}
        </div>
      </div>
    </header>
  );
}
