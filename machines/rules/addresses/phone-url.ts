/** The `tel:` URL of a phone number in any notation: `+1 800 555 0142` gives `tel:+18005550142`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
