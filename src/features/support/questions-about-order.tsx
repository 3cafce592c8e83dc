import { Trans } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/layout.tsx';
import { SupportContact } from './support-contact.tsx';

interface QuestionsAboutOrderProps {
  /** Whether the order is a quote that isn’t paid. */
  readonly isQuote?: boolean;
}

/** Whom to ask about an order or a quote, for a panel. */
export function QuestionsAboutOrder({ isQuote = false }: QuestionsAboutOrderProps) {
  return (
    <Stack gap={2}>
      <h2>
        {isQuote ? <Trans>Questions about your quote</Trans> : <Trans>Questions about your order</Trans>}
      </h2>
      <SupportContact />
    </Stack>
  );
}
