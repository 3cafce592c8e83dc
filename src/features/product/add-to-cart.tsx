import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '@sonde/machines/cart';
import type { Trouble } from '@sonde/machines/flow';
import type { UnavailableReason } from '@sonde/machines/rules/selection.types';
import { paths } from '../../app/paths.ts';
import { useEarlyPress } from '../../app/use-early-press.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { reasonTexts } from './reason-text.ts';

interface AddToCartProps {
  readonly lines: readonly CartLine[];
  /** The words on the button. */
  readonly children: ReactNode;
  /** Why the choice cannot be bought; the button then says so instead of failing. */
  readonly problem?: UnavailableReason | undefined;
  readonly isPrimary?: boolean;
}

type Progress = 'idle' | 'adding' | Trouble;

/** The cart's machine and the API's client come when the button is meant, not with the page. */
const loadFlow = () => import('./add-to-cart-flow.ts');
/** A failure is said when the button is pressed. */
const prepare = () => void loadFlow().catch(() => undefined);

export function AddToCart({ lines, children, problem, isPrimary = false }: AddToCartProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>('idle');

  /** A press that was noted early and the same press answered by React are one. */
  const isAdding = useRef(false);
  const add = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    setProgress('adding');
    const flow = await loadFlow().catch(() => null);
    const trouble = flow ? await flow.addToCart(lines, locale) : ({ kind: 'connection' } as const);
    isAdding.current = false;
    setProgress(trouble ?? 'idle');
    if (trouble === null) await navigate(paths.cart(locale));
  };

  const early = useEarlyPress(() => void add());

  return (
    <Stack gap={3}>
      {problem && <Notice tone="attention">{i18n._(reasonTexts[problem])}</Notice>}
      {typeof progress === 'object' && (
        <Notice tone="danger" role="alert">
          {progress.kind === 'connection' ? (
            <Trans>We could not reach the shop. Please try again.</Trans>
          ) : (
            progress.refusals.map(({ code, message }) => <p key={code + message}>{message}</p>)
          )}
        </Notice>
      )}
      <Button
        {...early}
        variant={isPrimary ? 'primary' : 'secondary'}
        width="full"
        pending={progress === 'adding'}
        pendingLabel={t`Adding to the cart`}
        disabled={problem !== undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void add()}
      >
        {children}
      </Button>
    </Stack>
  );
}
