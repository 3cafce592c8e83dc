import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Adding } from '@sonde/machines/add-to-cart';
import { refusalsOf } from '@sonde/machines/flow';
import type { UnavailableReason } from '@sonde/machines/rules/catalogue';
import { paths } from '../../page/paths.ts';
import { useReturn } from '../../browser/use-return.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LostPart } from '../trouble/lost-part.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { useRefusedAdding } from './use-refused-adding.ts';

interface AddToCartProps {
  /** The result of the last press. */
  readonly adding: Adding;
  readonly onAdd: () => void;
  /** Back or Forward restores the page exactly as it was left. */
  readonly onReturn: () => void;
  /** The button's label. */
  readonly children: ReactNode;
  /** Why the selection can't be bought; the button then shows it instead of failing. */
  readonly problem?: UnavailableReason | null;
  /** A link to who sells it. */
  readonly problemLink?: ReactNode;
  readonly isPrimary?: boolean;
}

/** The button, and the result of its last press. */
export function AddToCart({
  adding: { isPending, isAdded, trouble, unkeptToken },
  onAdd,
  onReturn,
  children,
  problem = null,
  problemLink,
  isPrimary = false,
}: AddToCartProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const textOf = useTroubleText();
  const isRefused = trouble?.kind === 'refused';
  const refused = useRefusedAdding(isRefused);
  useReturn(onReturn);

  return (
    <Stack gap={3}>
      <NeedsScripts />
      {problem && (
        <Notice tone="attention" actions={problemLink}>
          {i18n._(reasonTexts[problem])}
        </Notice>
      )}
      {unkeptToken !== null && (
        <FailureNotice
          actions={
            <a href={paths.checkoutRestore(locale, unkeptToken)}>
              <Trans>Check out now</Trans>
            </a>
          }
        >
          <Trans>
            Your browser is blocking cookies, so we can’t keep your cart from page to page. Allow cookies for
            this site and reload the page, or check out now.
          </Trans>
        </FailureNotice>
      )}
      {isRefused && refused.isLost && <LostPart onRetry={refused.onRetry} />}
      {trouble && (!isRefused || refused.part) && (
        <FailureNotice
          tone="danger"
          actions={
            isRefused && (
              <a href={paths.cart(locale)}>
                <Trans>Go to cart</Trans>
              </a>
            )
          }
        >
          {isRefused && refused.part ? (
            <refused.part.RefusedAdding refusals={refusalsOf(trouble)} />
          ) : (
            textOf(trouble)
          )}
        </FailureNotice>
      )}
      {isAdded && (
        <Notice tone="success" role="status">
          <Trans>Added to your cart.</Trans>
        </Notice>
      )}
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        width="full"
        pending={isPending}
        pendingLabel={t`Adding to cart`}
        disabled={problem !== null}
        onClick={() => {
          if (!goToUnusableNumber()) onAdd();
        }}
      >
        {children}
      </Button>
    </Stack>
  );
}
