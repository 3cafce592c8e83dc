/** Card brands by how their numbers begin, how long they are and how they are grouped. */
const brands = [
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5], securityCode: 4 },
  {
    brand: 'diners',
    pattern: /^3(?:0[0-5]|[68])/,
    lengths: [14, 16, 19],
    groups: [4, 6, 4],
    securityCode: 3,
  },
  {
    brand: 'jcb',
    pattern: /^35(?:2[89]|[3-8])/,
    lengths: [16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    securityCode: 3,
  },
  {
    brand: 'discover',
    pattern: /^6(?:011|5|4[4-9])/,
    lengths: [16, 19],
    groups: [4, 4, 4, 4, 3],
    securityCode: 3,
  },
  {
    brand: 'unionpay',
    pattern: /^(?:62|81)/,
    lengths: [16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    securityCode: 3,
  },
  {
    brand: 'mastercard',
    pattern: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    securityCode: 3,
  },
  { brand: 'visa', pattern: /^4/, lengths: [16], groups: [4, 4, 4, 4], securityCode: 3 },
];
const unknownBrand = {
  brand: 'unknown',
  pattern: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  securityCode: 4,
};

/** Zeros of the digit rows that people type or paste: ASCII, Arabic-Indic, Eastern Arabic-Indic, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

/** Only the digits, as ASCII. */
export function digitsOf(text) {
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? '' : String(code - zero);
  }).join('');
}

function brandOf(digits) {
  return brands.find(({ pattern }) => pattern.test(digits)) ?? unknownBrand;
}

function passesLuhn(digits) {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

function problem(code, message) {
  return { type: 'validation_error', code, message };
}

/** A card number in its brand's groups, with what can be said about it. */
function readNumber(text) {
  const { brand, lengths, groups } = brandOf(digitsOf(text));
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  const isLonger = digits.length > groups.reduce((sum, size) => sum + size, 0);
  const parts = [];
  let start = 0;
  for (const size of isLonger ? unknownBrand.groups : groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + size));
    start += size;
  }
  const isLong = lengths.includes(digits.length);
  const isWrong = isLong && digits.length === Math.max(...lengths) && !passesLuhn(digits);
  const complete = isLong && passesLuhn(digits);
  return {
    text: parts.join(' '),
    value: { number: digits },
    brand,
    empty: digits === '',
    complete,
    error: isWrong ? problem('invalid_number', 'Your card number is invalid.') : null,
    incomplete: problem('incomplete_number', 'Your card number is incomplete.'),
  };
}

/** `3`, `03 / 3`, `0330`, `03/2030`, `2030-03` → the same month. `today` is a Date. */
function readExpiry(text, today) {
  const fullYear = /^\s*(\S{1,2})\s*[/.\-\s]\s*(\S{4})\s*$/.exec(text) ?? null;
  const yearFirst = /^\s*(\S{4})\s*[/.-]\s*(\S{1,2})\s*$/.exec(text) ?? null;
  const named = fullYear ? [fullYear[1], fullYear[2]] : yearFirst ? [yearFirst[2], yearFirst[1]] : null;
  const [first, second] = named ? [digitsOf(named[0]), digitsOf(named[1])] : splitExpiry(text);
  const month = first.length === 1 && (Number(first) > 1 || second !== '') ? `0${first}` : first;
  const year = second.length === 4 ? second.slice(2) : second.slice(0, 2);
  return {
    text: month.length === 2 ? `${month} / ${year}` : month,
    value: { exp_month: month, exp_year: year },
    empty: month === '',
    complete: year.length === 2 && expiryProblem(month, year, today) === null,
    error: expiryProblem(month, year, today),
    incomplete: problem('incomplete_expiry', "Your card's expiration date is incomplete."),
  };
}

function splitExpiry(text) {
  const separated = /^([^/]*)\/(.*)$/.exec(text);
  if (separated) {
    const month = digitsOf(separated[1]);
    return month.length > 2
      ? [month.slice(0, 2), month.slice(2) + digitsOf(separated[2])]
      : [month, digitsOf(separated[2])];
  }
  const digits = digitsOf(text);
  return Number(digits.charAt(0)) > 1
    ? [digits.slice(0, 1), digits.slice(1)]
    : [digits.slice(0, 2), digits.slice(2)];
}

function expiryProblem(month, year, today) {
  if (month.length === 2 && (Number(month) < 1 || Number(month) > 12)) {
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (year.length < 2) return null;
  const monthsAhead =
    (2000 + Number(year) - today.getFullYear()) * 12 + Number(month) - (today.getMonth() + 1);
  if (2000 + Number(year) < today.getFullYear()) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (monthsAhead < 0)
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  return monthsAhead > 50 * 12
    ? problem('invalid_expiry_year', "Your card's expiration year is invalid.")
    : null;
}

function readSecurityCode(text, brand) {
  const { securityCode } = brands.find((known) => known.brand === brand) ?? unknownBrand;
  const digits = digitsOf(text).slice(0, securityCode);
  const shortest = brand === 'unknown' ? 3 : securityCode;
  return {
    text: digits,
    value: { cvc: digits },
    empty: digits === '',
    complete: digits.length >= shortest,
    error: null,
    incomplete: problem('incomplete_cvc', "Your card's security code is incomplete."),
  };
}

/** The remainder by 97 of the digits that an IBAN represents, which is 1 for a valid one: ISO 13616. */
function remainderOf(iban) {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) => parseInt(letter, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

function readIban(text) {
  const iban = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 34);
  const isWhole = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban);
  const isValid = isWhole && remainderOf(iban) === 1;
  return {
    text: (iban.match(/.{1,4}/g) ?? []).join(' '),
    value: { iban },
    empty: iban === '',
    complete: isValid,
    error: null,
    incomplete: isWhole
      ? problem('invalid_iban', 'Your IBAN is invalid.')
      : problem('incomplete_iban', 'Your IBAN is incomplete.'),
  };
}

/**
 * What a field shows and says for a typed text. `kind` is number, expiry, security-code or iban.
 * The answer: `text` to show, `value` for the provider, `empty`, `complete`, `error` (known to be wrong), `incomplete`
 * (the error once the buyer has left the field), and `brand` for a number.
 */
export function readField(kind, text, situation) {
  switch (kind) {
    case 'number':
      return readNumber(text);
    case 'expiry':
      return readExpiry(text, situation.today);
    case 'iban':
      return readIban(text);
    default:
      return readSecurityCode(text, situation.brand);
  }
}

/** Where the caret belongs in `shown` so that as many digits as before stand left of it. */
export function caretAfterDigits(shown, digitsBefore) {
  let seen = 0;
  for (let index = 0; index < shown.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(shown.charAt(index))) seen += 1;
  }
  return shown.length;
}
