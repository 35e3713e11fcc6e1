/** Prerendered pages are the same for everybody; the live parts use the visitor's own. */
export const siteLocale = 'en-GB'
export const siteCurrency = 'EUR'
