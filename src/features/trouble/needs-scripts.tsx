import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';

/** For browsers without JavaScript: what the page requires, and the alternative. */
export function NeedsScripts({
  children = <Trans>Turn on JavaScript to check out, or call us.</Trans>,
}: {
  readonly children?: ReactNode;
}) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
