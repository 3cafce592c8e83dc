/** Each 0, 1 and 8 is replaced by a random digit; of the 8 the first two bits stay, which are the variant. */
const pattern = '10000000-1000-4000-8000-100000000000';

/** A version 4 UUID of RFC 9562, over plain HTTP too: `crypto.randomUUID` is there in secure contexts only. */
export function randomUuid(): string {
  return pattern.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
