import { Plural, Trans } from '@lingui/react/macro';
import type { CompanionChange } from '@sonde/machines/cart';
import { Notice } from '../../ui/notice/notice.tsx';

/** What the shop changed because of the line that the buyer changed. */
export function CompanionsNotice({ changes }: { changes: readonly CompanionChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Notice role="status">
      {changes.map(({ lineId, productName, after }) => (
        <p key={lineId}>
          {after === 0 ? (
            <Trans>{productName} was removed too: it is not sold on its own.</Trans>
          ) : (
            <Trans>
              {productName} now covers <Plural value={after} one="# probe" other="# probes" />.
            </Trans>
          )}
        </p>
      ))}
    </Notice>
  );
}
