import { Trans } from '@lingui/react/macro';

/** Links to the card numbers that the stand-in of the card provider accepts; for pages of a sandbox. */
export function TestCardsLink() {
  return (
    <a href="/sandbox/cards/">
      <Trans comment="Leads to the card numbers that can be tried out">Test cards</Trans>
    </a>
  );
}
