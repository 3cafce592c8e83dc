import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '@sonde/machines/flow';
import { ChangeInsteadLink } from '../trouble/change-instead-link.tsx';
import { refusalTextOf } from '../trouble/refusal-texts.ts';

/** Why the shop refused to add something to the cart, with the way to the page that does it instead. */
export function RefusedAdding({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { i18n } = useLingui();
  return refusals.map((refusal) => (
    <p key={`${refusal.code} ${refusal.reason}`}>
      {i18n._(refusalTextOf(refusal))} <ChangeInsteadLink reason={refusal.reason} />
    </p>
  ));
}
