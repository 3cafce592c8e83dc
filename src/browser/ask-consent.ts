/**
 * Before anything is drawn: what the visitor has decided about analytics, so that the question is part of the first
 * picture. A browser without storage can't keep an answer, and isn't asked.
 */
export const askConsent = `try{document.documentElement.dataset.consent=navigator.globalPrivacyControl?'signal':localStorage.getItem('sonde.analyticsConsent')||'asked'}catch{}`;
