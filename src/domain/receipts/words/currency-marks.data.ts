/** The signs of currencies beside figures, and the words that speak for a country; text in capitals. */
export const currencyMarks: Readonly<Record<string, RegExp>> = {
  MYR: /(?:\b|TOTAL|AMOUNT|AMT|CASH|PRICE)RM(?:\b|(?=[\dO]))/g,
  EUR: /€|\bEUROS?\b/g,
  GBP: /£/g,
  USD: /US\$/g,
  SGD: /(?<![A-Z])S\$/g,
  AUD: /(?<![A-Z])A\$/g,
  CAD: /CA\$|C\$\d/g,
  NZD: /NZ\$/g,
  HKD: /HK\$/g,
  TWD: /NT\$/g,
  CHF: /\bSFR\b/g,
  INR: /₹|\bRS\.?\s?\d/g,
  IDR: /\bRP\.?\s?\d/g,
  JPY: /円|[¥￥](?=\s?\d{1,3}(?:,\d{3})*(?![.,\d]))/g,
  CNY: /\bRMB\b|元|[¥￥](?=\s?\d+\.\d\d)/g,
  KRW: /₩|원/g,
  THB: /฿|\bBAHT\b/g,
  PHP: /₱/g,
  VND: /₫/g,
  TRY: /₺|\d\s?TL\b/g,
  PLN: /\d\s?Z[LŁ](?![A-Z])/g,
  CZK: /\d\s?K[CČ](?![A-Z])|(?<![A-Z])KČ(?![A-Z])/g,
  HUF: /\d\s?FT\b/g,
  RON: /\d\s?LEI\b/g,
  BRL: /R\$/g,
  MXN: /\bM\.N\.\b/g,
  ZAR: /(?<![A-Z])R\s\d+\.\d\d/g,
  KWD: /\bKD\s?\d+\.\d{3}\b/g,
  BHD: /(?<!SDN\W{0,3})\bBHD\s?\d+\.\d{3}\b/g,
  ILS: /₪|\bNIS\b/g,
}

/** Codes that name a currency wherever they stand beside a figure; elsewhere they may be words. */
export const currencyCodes: readonly string[] = [
  ...['MYR', 'EUR', 'GBP', 'USD', 'SGD', 'AUD', 'CAD', 'NZD', 'HKD', 'TWD', 'CHF', 'INR', 'IDR'],
  ...['AED', 'JPY', 'CNY', 'KRW', 'THB', 'PHP', 'VND', 'TRY', 'PLN', 'CZK', 'HUF', 'SEK', 'NOK'],
  ...['DKK', 'RON', 'BRL', 'MXN', 'ZAR', 'SAR', 'KWD', 'ILS'],
]

export const currencyHints: Readonly<Record<string, RegExp>> = {
  MYR: /SDN\W?\s?BHD|MALAYSIA|SELANGOR|KUALA\s?LUMPUR|\bJALAN|\bLORONG|\bKEDAI\b|\bRESTORAN\b|\bSST\b/g,
  EUR: /\bMWST\b|\bUST\b|\bUST-ID|\bBTW\b|\bT\.?V\.?A\b|\bI\.?V\.?A\b|\bSIRET\b|\bGMBH\b|\bCIF\b|\bN\.I\.F|\bPARTITA IVA\b|STRASSE|STRAAT/g,
  GBP: /\bVAT\s?(?:NO|REG)|UNITED\s?KINGDOM|\bLONDON\b|\bPLC\b/g,
  USD: /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLN]|K[SY]|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?,?\s?\d{5}(?:-\d{4})?\b|SALES\s?TAX/g,
  SGD: /SINGAPORE|\bPTE\b/g,
  AUD: /\bABN\b|AUSTRALIA|\bEFTPOS\b/g,
  CAD: /\bHST\b|\bTPS\b|\bTVQ\b|\bQST\b|\bONTARIO\b|\bQUEBEC\b/g,
  CHF: /\bCHE-\d|SCHWEIZ|SUISSE|ZURICH/g,
  INR: /\bGSTIN\b|\bCGST\b|\bSGST\b|\bPVT\b/g,
  PLN: /\bNIP\b|\bPARAGON\b|\bPTU\b/g,
  CZK: /\bDPH\b|\bDI[CČ]\b|\bCELKEM\b/g,
  TRY: /\bKDV\b|TOPKDV|\bTOPLAM\b|\bNAK[Iİ]T\b/g,
  JPY: /合計|小計|消費税|領収/g,
  BRL: /\bCNPJ\b/g,
  DKK: /\bCVR\b|DANKORT/g,
  NOK: /\bMVA\b/g,
  SEK: /\bMOMS\b.*\bORG|\bKVITTO\b/g,
  IDR: /INDONESIA|\bPPN\b/g,
  AED: /\bDUBAI\b|\bTRN\b/g,
}

/** What tells one dollar from another. */
export const dollarHints: Readonly<Record<string, RegExp>> = {
  CAD: /\bHST\b|\bTPS\b|\bTVQ\b|\bQST\b|\bONTARIO\b|\bQUEBEC\b|\bCANADA\b/,
  AUD: /\bABN\b|AUSTRALIA|\bVIC\b|\bNSW\b|\bQLD\b/,
  NZD: /NEW\s?ZEALAND|\bNZ\b/,
  SGD: /SINGAPORE|\bPTE\b/,
  HKD: /HONG\s?KONG/,
  USD: /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLN]|K[SY]|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?,?\s?\d{5}|SALES\s?TAX|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/,
  MXN: /\bR\.?F\.?C\b|MEXICO/,
}

/** Apart from these, a row with such an amount says nothing but a currency and figures. */
export const conversionWords =
  /\b(?:EXCHANGE|RATE|WECHSELKURS|KURS|GEGENWERT|UMGERECHNET|BETRAG|AMOUNT|EQUIV\w*|CONVER\w*|TAUX|CONTRE-VALEUR|CAMBIO|TIPO|TASSO|TAXA|KOERS|VALUTA\w*|KURZ|APPROX|DCC|IN|EN|DE|DI|CA|OF|THE)\b/g
