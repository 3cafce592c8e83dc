/** The color of what a document or an email leads to, and of the shop's mark, on white: a CSS color. */
export const accentColor = '#00686b';
