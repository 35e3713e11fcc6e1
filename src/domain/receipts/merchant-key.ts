/** One form for the name of a shop, however a receipt spells it. */
const CHARACTERS_MOST = 120

/** Small letters and digits only: "REWE Markt GmbH." and "Rewe Markt GmbH" are one shop. */
export const merchantKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
    .slice(0, CHARACTERS_MOST)
