import { Trans } from '@lingui/react/macro';

/** For browsers without JavaScript: what buying requires, and the alternative. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        <Trans>Turn on JavaScript to check out, or call us.</Trans>
      </p>
    </noscript>
  );
}
