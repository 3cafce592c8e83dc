import { useCallback, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '@sonde/machines/cart';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import type { UnavailableReason } from '@sonde/machines/rules/catalogue';
import { handedOn } from '../../app/handed-on.ts';
import { lazyImport } from '../../app/lazy-import.ts';
import { openPage } from '../../app/open-page.ts';
import { paths } from '../../app/paths.ts';
import { useFirstTouch } from '../../app/use-first-touch.ts';
import { useReturn } from '../../app/use-return.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { reasonTexts } from './reason-text.ts';

/** Where the buyer is once the lines are in. */
export type AfterAdding = 'go-to-cart' | 'stay';

interface AddToCartProps {
  readonly lines: readonly CartLine[];
  /** The words on the button. */
  readonly children: ReactNode;
  /** Why the choice cannot be bought; the button then says so instead of failing. */
  readonly problem?: UnavailableReason | undefined;
  readonly isPrimary?: boolean;
  readonly afterAdding?: AfterAdding;
}

/** The lines are in a cart that is gone with this page. */
interface Unkept {
  readonly kind: 'unkept';
  readonly token: string;
}

type Progress = 'idle' | 'adding' | 'added' | Trouble | Unkept;

const unreachable = { trouble: { kind: 'connection' }, change: null, unkeptToken: null } as const;

/** The cart's machine and the API's client come when somebody begins to choose, not with the page. */
const loadFlow = () => import('./add-to-cart-flow.ts');
/** A failure is said when the button is pressed. */
const prepare = () => {
  if (navigator.onLine) void loadFlow().catch(() => undefined);
};

export function AddToCart({
  lines,
  children,
  problem,
  isPrimary = false,
  afterAdding = 'go-to-cart',
}: AddToCartProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const textOf = useTroubleText();
  const [progress, setProgress] = useState<Progress>('idle');

  useFirstTouch(prepare);
  useReturn(useCallback(() => setProgress('idle'), []));

  const add = async () => {
    if (goToUnusableNumber()) return;
    setProgress('adding');
    const flow = await lazyImport(loadFlow, true).catch(() => null);
    const { trouble, change, unkeptToken } = flow ? await flow.addToCart(lines, locale) : unreachable;
    if (unkeptToken !== null) {
      setProgress({ kind: 'unkept', token: unkeptToken });
      return;
    }
    if (trouble !== null || afterAdding === 'stay') {
      setProgress(trouble ?? 'added');
      return;
    }
    handedOn.give(change);
    openPage(paths.cart(locale));
  };

  return (
    <Stack gap={3}>
      <NeedsScripts />
      {problem && <Notice tone="attention">{i18n._(reasonTexts[problem])}</Notice>}
      {typeof progress === 'object' && progress.kind === 'unkept' && (
        <Notice
          tone="attention"
          role="alert"
          actions={
            <a href={paths.checkoutRestore(locale, progress.token)}>
              <Trans>Check out now</Trans>
            </a>
          }
        >
          <Trans>
            Your browser doesn’t let this site store anything, so your cart won’t be there on the next page.
            Allow cookies for this site and reload the page, or check out right away.
          </Trans>
        </Notice>
      )}
      {typeof progress === 'object' && progress.kind !== 'unkept' && (
        <Notice
          tone="danger"
          role="alert"
          actions={
            progress.kind === 'refused' && (
              <a href={paths.cart(locale)}>
                <Trans>Go to the cart</Trans>
              </a>
            )
          }
        >
          {textOf(progress) ??
            refusalsOf(progress).map((refusal) => (
              <p key={`${refusal.code} ${refusal.reason}`}>{i18n._(cartRefusalText(refusal))}</p>
            ))}
        </Notice>
      )}
      {progress === 'added' && (
        <Notice tone="success" role="status">
          <Trans>It is in the cart.</Trans>
        </Notice>
      )}
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        width="full"
        pending={progress === 'adding'}
        pendingLabel={t`Adding to the cart`}
        disabled={problem !== undefined}
        onClick={() => void add()}
      >
        {children}
      </Button>
    </Stack>
  );
}
