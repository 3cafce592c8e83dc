import { pathBelow, type PathPrefix } from '../../page/paths.ts';

/** The page where a promotion can be used, with its code. */
export function promotionLink(prefix: PathPrefix, path: string, code: string): string {
  return `${pathBelow(prefix, path)}?${new URLSearchParams({ voucherCode: code })}`;
}
