import { Trans } from '@lingui/react/macro';

/** For browsers that run no scripts: what buying needs, and what to do without. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        <Trans>Turn on JavaScript to check out, or call us.</Trans>
      </p>
    </noscript>
  );
}
