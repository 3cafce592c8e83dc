const filledByScript = { __html: '' };

/** A place for the name of a country that only the browser knows, because the page is the same for everyone. */
export const countryName = (
  <strong data-country-name suppressHydrationWarning dangerouslySetInnerHTML={filledByScript} />
);

/** A script that fills the place in, in the page's language, with the country that a reason for arriving here names. */
export const countryNameScript = (reason: string): string =>
  `{const e=document.currentScript.parentElement.querySelector('[data-country-name]'),c=document.documentElement.dataset.${reason};if(c)e.textContent=new Intl.DisplayNames(document.documentElement.lang,{type:'region'}).of(c)}`;
