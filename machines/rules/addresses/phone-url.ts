/** The address that calls a telephone number, however it is written: `+1 800 555 0142` gives `tel:+18005550142`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
