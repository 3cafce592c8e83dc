import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import {
  type CardField,
  type CardFieldProblem,
  type CardFieldState,
  type CardFieldsHandle,
  type CardFieldsInput,
  type CardFieldsState,
  cardFields,
} from './card-payments.types.ts';
import { fieldStyle, watchColours } from './field-style.ts';

const untouched: CardFieldState = { isEmpty: true, isComplete: false, problem: null };

/**
 * The maximum time in which the browser's processes agree about the focus. Before that, a field that was just left
 * would take it back.
 */
const SETTLING_MILLISECONDS = 200;

/**
 * The page and the frame are separate processes with their own idea of the focus. If it moves twice in quick
 * succession, their messages cross: the page thinks that the frame has it, the frame thinks that nothing has. The focus
 * is then given again. A field that wasn't given the focus by the page was left.
 */
function followFocus(elements: Readonly<Record<CardField, FieldElement>>, input: CardFieldsInput): void {
  let last: CardField | null = null;
  for (const field of cardFields) {
    const settle = () => {
      const isGivenByPage = input[field].contains(document.activeElement);
      if (!isGivenByPage) input.onLeave(field);
      else if (document.hasFocus() && last === field) elements[field].focus();
    };
    elements[field].on('focus', () => {
      last = field;
    });
    elements[field].on('blur', () => setTimeout(settle, SETTLING_MILLISECONDS));
  }
}

type FieldError = { readonly code: string } | undefined;

/** The provider's validation codes end in the error, such as `invalid_expiry_year_past`. */
function problemOf(error: FieldError): CardFieldProblem | null {
  if (!error) return null;
  return error.code.endsWith('_past') ? 'past' : 'invalid';
}

/** Codes such as `incomplete_number` aren't reported while the buyer types, only when the field is left or required. */
function isTyping(error: FieldError): boolean {
  return !error?.code.startsWith('incomplete');
}

/** The fields' elements have one shape; the SDK types it three times. */
type FieldElement = Pick<StripeCardNumberElement, 'mount' | 'focus' | 'update' | 'destroy' | 'on'>;

export interface CardFieldGroup extends CardFieldsHandle {
  /** Represents the whole group when the card is submitted to the provider. */
  readonly numberElement: StripeCardNumberElement;
  state(): CardFieldsState;
}

/**
 * Mounts the three fields. Resolves when all of them are ready. Rejects, and unmounts them, when one reports an error
 * or `deadline` rejects, because frames that don't load report nothing.
 */
export async function mountCardFields(
  stripe: Stripe,
  input: CardFieldsInput,
  deadline: Promise<never>,
): Promise<CardFieldGroup> {
  const group = stripe.elements();
  const style = fieldStyle(input.number);
  const numberElement = group.create('cardNumber', { style, disableLink: true });
  const elements: Readonly<Record<CardField, FieldElement>> = {
    number: numberElement,
    expiry: group.create('cardExpiry', { style }) as unknown as FieldElement,
    securityCode: group.create('cardCvc', { style }) as unknown as FieldElement,
  };

  let state: CardFieldsState = {
    fields: { number: untouched, expiry: untouched, securityCode: untouched },
    brand: 'unknown',
  };
  const tell = (field: CardField, fieldState: CardFieldState, brand: string) => {
    state = { brand, fields: { ...state.fields, [field]: fieldState } };
    input.onChange(state, field);
  };

  const stopWatching = watchColours(() => {
    for (const field of cardFields) elements[field].update({ style: fieldStyle(input[field]) });
  });
  const destroy = () => {
    stopWatching();
    for (const field of cardFields) elements[field].destroy();
  };
  followFocus(elements, input);
  const opened = cardFields.map((field) => {
    const element = elements[field];
    element.on('change', ({ empty, complete, error, ...event }) => {
      const brand = 'brand' in event ? event.brand : state.brand;
      if (isTyping(error))
        tell(field, { isEmpty: empty, isComplete: complete, problem: problemOf(error) }, brand);
    });
    const ready = new Promise<void>((resolve, reject) => {
      element.on('ready', () => resolve());
      element.on('loaderror', ({ error }) =>
        reject(new Error(error.message ?? 'A card field could not be loaded.')),
      );
    });
    element.mount(input[field]);
    return ready;
  });

  try {
    await Promise.race([Promise.all(opened), deadline]);
  } catch (error) {
    destroy();
    throw error;
  }
  return { numberElement, state: () => state, focus: (field) => elements[field].focus(), destroy };
}
