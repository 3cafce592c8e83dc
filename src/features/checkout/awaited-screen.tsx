import { Container } from '../../ui/layout/layout.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { LostScreen } from './failure.tsx';
import { askForLaterParts, type MissingPart } from './use-later-parts.ts';

/** The whole checkout while its part is loading; once that is lost, the buyer asks for it again. */
export function AwaitedScreen({ part }: { readonly part: MissingPart }) {
  return (
    <CheckoutFrame>
      {part === 'lost' ? (
        <Container>
          <LostScreen onRetry={askForLaterParts} />
        </Container>
      ) : (
        <CheckoutLoading />
      )}
    </CheckoutFrame>
  );
}
