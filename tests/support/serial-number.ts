/** A serial number of a line, by the first seven of its eight digits; the last one is a check digit. */
export function serialNumberOf(prefix: string, number: number): string {
  const digits = String(number).padStart(7, '0');
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${prefix}${digits}${(10 - (sum % 10)) % 10}`;
}
