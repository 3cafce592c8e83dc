import declineTable from './declines.json' with { type: 'json' };
import cardTable from './test-cards.json' with { type: 'json' };

/** Why a bank refuses, by the provider's decline code. */
export type DeclineCode = keyof typeof declineTable;

export interface Decline {
  readonly code: string;
  readonly decline_code: DeclineCode;
  readonly message: string;
}

/** One of the provider's test numbers and its behavior. */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  /** The provider's predefined payment method with this card, if there is one. */
  readonly token: string | null;
  readonly funding: string;
  /** When the buyer's bank requires 3-D Secure. */
  readonly authentication: 'never' | 'always' | 'on_session' | 'unless_set_up';
  readonly result: 'succeeds' | DeclineCode;
  /** Whether it can be saved for a customer. */
  readonly attaches: boolean;
  readonly isDisputed: boolean;
}

/** In display order. */
export const testCards = cardTable as readonly TestCard[];

/** The last four digits, which are unique within a brand. */
export function nameOfTestCard(card: TestCard): string {
  return `${card.brand}-${card.number.slice(-4)}`;
}

const byNumber: ReadonlyMap<string, TestCard> = new Map(testCards.map((card) => [card.number, card]));
const byName: ReadonlyMap<string, TestCard> = new Map(testCards.map((card) => [nameOfTestCard(card), card]));
const byToken: ReadonlyMap<string, TestCard> = new Map(
  testCards.flatMap((card) => (card.token ? [[card.token, card]] : [])),
);

export function testCardByNumber(number: string): TestCard | null {
  return byNumber.get(number) ?? null;
}

/** Throws for an unknown name: names come from `nameOfTestCard` only. */
export function testCardByName(name: string | undefined): TestCard {
  const card = byName.get(name ?? '');
  if (!card) throw new Error(`Unknown test card: ${String(name)}.`);
  return card;
}

/** The card behind a predefined payment method such as `pm_card_visa`. */
export function testCardByToken(token: string): TestCard | null {
  return byToken.get(token) ?? null;
}

export function declineFor(code: DeclineCode): Decline {
  return { ...declineTable[code], decline_code: code };
}

export interface ChargeSituation {
  /** The buyer isn't present. */
  readonly isOffSession: boolean;
  /** The buyer agreed to later payments before. */
  readonly isSetUp: boolean;
}

const authenticationRules: Readonly<
  Record<TestCard['authentication'], (situation: ChargeSituation) => boolean>
> = {
  never: () => false,
  always: () => true,
  on_session: ({ isOffSession }) => !isOffSession,
  unless_set_up: ({ isSetUp }) => !isSetUp,
};

/** Whether the buyer's bank requires confirmation of this charge. */
export function isAuthenticationNeeded(card: TestCard, situation: ChargeSituation): boolean {
  return authenticationRules[card.authentication](situation);
}
