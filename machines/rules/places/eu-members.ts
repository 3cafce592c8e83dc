/** The 27 member states, whether or not the shop sells there. */
export const euMembers = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
] as const;

/** Whether this country is a member state of the EU. */
export function isEuMember(code: string): boolean {
  return (euMembers as readonly string[]).includes(code.toUpperCase());
}
