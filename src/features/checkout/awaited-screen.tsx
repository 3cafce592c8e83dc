import type { LazyPart } from '../../i18n/lazy-parts.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { LostScreen } from './lost-screen.tsx';

/** The whole checkout while its part is loading; once that is lost, the buyer asks for it again. */
export function AwaitedScreen({ later }: { readonly later: LazyPart<unknown> | null }) {
  return (
    <CheckoutFrame>
      {later?.isLost ? (
        <Container>
          <LostScreen onRetry={later.onRetry} />
        </Container>
      ) : (
        <CheckoutLoading />
      )}
    </CheckoutFrame>
  );
}
