import { Trans } from '@lingui/react/macro';

/** For browsers that run no scripts: what buying needs, and what to do without. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        <Trans>Your browser runs no scripts for this page. Allow them to buy here, or call us.</Trans>
      </p>
    </noscript>
  );
}
