import { isTaxEstimated } from '@sonde/machines/rules/tax';
import type { Order } from '../order/order.model.ts';
import type { MailSection } from './mail-document.ts';
import type { MailFormat } from './mail-format.ts';
import { displayedAmount } from './displayed-amount.ts';
import { taxInWords } from './tax-in-words.ts';
import { trialWordsIn } from './trial-words.ts';

/** The addresses that a membership's part of the confirmation names. */
interface MembershipShop {
  /** The page that cancels a membership without an account. */
  readonly cancelUrl: string;
  /** The account of the person who bought it; null without an account service. */
  readonly accountUrl: string | null;
}

/** When the membership is charged again, or that it ends. */
function termSection(
  order: Order,
  { cancelUrl }: Pick<MembershipShop, 'cancelUrl'>,
  format: MailFormat,
): readonly MailSection[] {
  const { membershipTerm: term } = order;
  const { words, money, day } = format;
  if (term === null) return [];
  const { name, price, months, commitment, trialDays } = term;
  const renews = term.renewsAutomatically && price !== null;
  const trialWords = trialWordsIn(format.wordsLanguage);
  const lastDay = day(term.lastDay);
  if (trialDays !== null && !renews)
    return [{ heading: trialWords.heading, sentences: [trialWords.ends({ name, lastDay })], rows: [] }];
  if (!term.renewsAutomatically || price === null)
    return [
      {
        heading: words.prepaidMembership,
        sentences: [words.prepaid({ name, day: lastDay })],
        rows: [],
      },
    ];
  const charge = {
    name,
    day: day(term.nextTermDay),
    price: money(displayedAmount(order, price)),
    taxNote: taxInWords({ ...order, isTaxEstimated: isTaxEstimated(order) }, format).note,
  };
  if (trialDays !== null) {
    const sentence = trialWords.renews({
      ...charge,
      lastDay,
      years: months / 12,
      cancelUrl: format.leftToRight(cancelUrl),
    });
    return [{ heading: trialWords.heading, sentences: [sentence], rows: [] }];
  }
  const sentence =
    commitment === null
      ? words.renewal({ ...charge, years: months / 12 })
      : words.rental({ ...charge, lastDay: day(commitment.lastDay) });
  return [{ heading: words.nextCharge, sentences: [sentence], rows: [] }];
}

/** The membership's term, and where it is managed. */
export function membershipSection(
  order: Order,
  shop: MembershipShop,
  format: MailFormat,
): readonly MailSection[] {
  const { words, leftToRight } = format;
  const account = shop.accountUrl === null ? [] : [words.membershipAccount(leftToRight(shop.accountUrl))];
  return termSection(order, shop, format).map((section) => ({
    ...section,
    sentences: [...section.sentences, ...account],
  }));
}
