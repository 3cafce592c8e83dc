import { Trans } from '@lingui/react/macro';
import type { LoginEvent, MergedArticle } from '@sonde/machines/login';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface MergedCartsProps {
  readonly articles: readonly MergedArticle[];
  readonly send: (event: LoginEvent) => void;
}

/** Shows a visitor whose two carts were merged which lines changed. */
export function MergedCarts({ articles, send }: MergedCartsProps) {
  return (
    <Stack gap={4}>
      <Notice role="status" ref={takeFocus} tabIndex={-1}>
        <p>
          <Trans>You already had a cart in your account, so we’ve combined the two. This changed:</Trans>
        </p>
        <ul>
          {articles.map((article) => (
            <li key={article.sku}>
              <ChangedQuantity {...article} />
            </li>
          ))}
        </ul>
      </Notice>
      <div>
        <Button variant="primary" onClick={() => send({ type: 'merge.acknowledged' })}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Stack>
  );
}

function ChangedQuantity(article: MergedArticle) {
  const { language } = useShopLocale();
  const { quantityBefore, quantityElsewhere, quantity } = article;
  const name = commaSeparated([article.productName, article.variantName], language);
  if (quantity === 0)
    return <Trans>{name}: not added, because it can’t be ordered with the rest of your cart.</Trans>;
  if (quantity === quantityBefore)
    return (
      <Trans comment="Quantities of an article in two carts that were combined; the newer cart wins">
        {name}: {quantity}, as in this cart. Your other cart had {quantityElsewhere}.
      </Trans>
    );
  if (quantityBefore > 0)
    return (
      <Trans comment="Quantities of an article in the cart">
        {name}: {quantity} instead of {quantityBefore}.
      </Trans>
    );
  if (quantity < quantityElsewhere)
    return (
      <Trans>
        {name}: {quantity} of {quantityElsewhere} added. That’s the most one order can have.
      </Trans>
    );
  return (
    <Trans comment="An article with its quantity, taken from another cart">
      {name}: {quantity} added.
    </Trans>
  );
}
