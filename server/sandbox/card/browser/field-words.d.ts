export interface FieldWords {
  readonly title: string;
  readonly label: string;
  readonly placeholder?: string;
}

export function fieldWords(
  locale: string,
): Readonly<Record<'cardNumber' | 'cardExpiry' | 'cardCvc' | 'iban', FieldWords>> & { readonly lang: string };
