/** Each 0, 1 and 8 becomes a random digit; the 8 keeps its first two bits, which are the variant. */
const pattern = '10000000-1000-4000-8000-100000000000';

/** A version 4 UUID (RFC 9562), also over plain HTTP: `crypto.randomUUID` exists only in secure contexts. */
export function randomUuid(): string {
  return pattern.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
