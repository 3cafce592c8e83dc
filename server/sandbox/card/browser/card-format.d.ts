export type FieldKind = 'number' | 'expiry' | 'security-code' | 'iban';

export interface FieldError {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
}

export interface FieldReading {
  readonly text: string;
  readonly value: Readonly<Record<string, string>>;
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error: FieldError | null;
  readonly incomplete: FieldError;
  readonly brand?: string;
}

export function digitsOf(text: string): string;
export function readField(
  kind: FieldKind,
  text: string,
  situation: { readonly today: Date; readonly brand: string },
): FieldReading;
export function caretAfterDigits(shown: string, digitsBefore: number): number;
