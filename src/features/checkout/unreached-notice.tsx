import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutSnapshot } from '@sonde/machines/checkout';
import { useOnline } from '../../browser/use-online.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SupportContact } from '../support/support-contact.tsx';

/** After this many failed attempts, a buyer who is still waiting sees whom to call. */
const manyRepeats = 2;

/** The shop can't be reached while the order is placed. It is asked again automatically, and the buyer is informed. */
export function UnreachedNotice({ snapshot }: { snapshot: CheckoutSnapshot }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { trouble, repeats } = snapshot.context;
  const isUnreached = !isOnline || trouble?.kind === 'connection';
  if (!isUnreached || !snapshot.matches({ step: 'placing' })) return null;
  return (
    <Notice tone="attention" role="alert" title={t`No connection`}>
      <Stack gap={2}>
        <p>
          <Trans>
            We can’t reach the shop right now. Nothing is lost. We’ll continue with your order as soon as the
            connection is back.
          </Trans>
        </p>
        {repeats >= manyRepeats && <SupportContact />}
      </Stack>
    </Notice>
  );
}
