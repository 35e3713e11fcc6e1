/** What rows of a receipt call themselves, folded, in the languages receipts are often written in. */
export interface LabelWeight {
  readonly words: RegExp
  readonly weight: number
}

/** The first that fits says how likely a row bears the amount to pay. */
export const totalWords: readonly LabelWeight[] = [
  {
    words:
      /GRAND\s?TOTA?L|AMOUNT\s?INC|TOTAL\s?(?:AMOUNT|AMT)?\s?(?:DUE|PAYABLE|TO\s?PAY|PAY\b)|AMOUNT\s?(?:DUE|PAYABLE|TO\s?PAY)|BAL(?:ANCE)?\.?\s?(?:DUE|TO\s?PAY)|NETT?\s?(?:TOTAL|AMT|AMOUNT|PAYABLE)|NET\sA\sPAYER/,
    weight: 7,
  },
  {
    words:
      /TOTAL\s?\(?(?:AMOUNT|AMT|SALES?)?\s?ROUND|ROUND(?:ED|D)?\s?TOTAL|TOTAL\s?AFTER|TOTAL\s?(?:AMOUNT|AMT|SALES?)?\s?\(?\s?INC|TOTAL\s?WITH|TOTAL\s?(?:TTC|CHARGE|BILL|PRICE|SALES?)|(?:INVOICE|BILL|FINAL|ORDER|SALES?|EAT-?\s?IN|TAKE-?\s?(?:OUT|AWAY)|DRIVE.{0,3}THRU|PURCHASE)\s?TOTAL/,
    weight: 7,
  },
  {
    words:
      /TOTAL\W*(?:RM|MYR|EURO?|USD|GBP|CHF|SGD)\b|AMT\s?DUE|ZU\s?ZAHLEN|GESAMTBETRAG|ENDBETRAG|TE\s?BETALEN|A\s?PAGAR|DO\s?ZAPLATY|ATT\s?BETALA|[AO]?\s?BETALE\b|FIZETENDO|K\s?UHRADE|IMPORTE\s?TOTAL|TOTALE?\s?(?:COMPLESSIVO|EURO)|ODENECEK/,
    weight: 7,
  },
  {
    words:
      /TO\s?TAL|TOTAAL|\bSUMME\b|\bGESAMT|\bSUMA\b|\bSUMMA\b|JUMLAH|\bTTL\b|\bRAZEM\b|\bCELKEM\b|TOPLAM|YHTEENSA|OSSZESEN|UKUPNO|SKUPAJ|\bI\s?ALT\b|\bTOT\b|[合总總]\s?[计計]|应付|應付|合計/,
    weight: 5,
  },
  {
    words: /\bMONTANT\b|AMOUNT|\bAMT\b|\bIMPORTE\b|\bBETRAG\b|\bDUE\b|BALANCE|\bNETT?\b|\bTOTA\b/,
    weight: 2.5,
  },
  {
    words:
      /\bVISA\b|MASTER\s?CARD|\bAMEX\b|EFTPOS|\bDEBIT\b|CREDIT|\bCARD\b|\bSALE\b|MAESTRO|\bCARTE\b|TARJETA|\bKARTE\b|GIROCARD|\bEC-/,
    weight: 1.5,
  },
]

/** Every one that fits takes something away. */
export const otherWords: readonly LabelWeight[] = [
  {
    words:
      /SUB\W?\s?TOT|SUBTTL|SUB\s?TTL|\bSTTL\b|\bSBTL\b|BASE\s?IMPON|IMPONIBILE|S\/TOTAL|ZWISCHENSUMME|SOUS\W?TOTAL|小[计計]/,
    weight: -3.5,
  },
  {
    words:
      /TOTAL\s?(?:NO\.?\s?OF|OF)?\s?(?:QTY|QUANTITY|ITEMS?|PCS|PIECES?|UNITS?|NO\b|NUMBER|SAVINGS?|SAVED|DISC|POINTS?|TAX|GST|VAT|SST|WEIGHT|VOLUME|SOLD|COUNT|ARTIC|LITERS?)/,
    weight: -6,
  },
  {
    words: /(?:QTY|QUANTITY|ITEMS?|DISC(?:OUNT)?S?|SAVINGS?|TAX|GST|VAT|POINTS?)\s?TOTAL/,
    weight: -4,
  },
  {
    words:
      /TOTAL\s?(?:AMOUNT|AMT|SALES?)?\s?\(?(?:EXC|BEFORE|W\/O|WITHOUT|NET\sOF|HT\b)|EXCL?(?:UDED?|UDING|USIVE|\.)?\s?(?:OF\s?)?(?:GST|TAX|SST|VAT)|TAXABLE|\bNETTO\b|BRUTTO/,
    weight: -4,
  },
  {
    words:
      /CHANGE|\bCHG\b|WECHSELGELD|RUCKGELD|CAMBIO|KEMBALI|WISSELGELD|RENDU|\bBAKI\b|\bRESTO\b|ZURUCK|VAXEL|RESZTA/,
    weight: -7,
  },
  { words: /ROUND(?:ING|\s?ADJ|\s?OFF|\s?AMT)|ADJUSTMENT|AFRONDING|RUNDUNG/, weight: -4 },
  {
    words:
      /(?:GST|TAX|VAT|SST|BTW|IVA|TVA|MWST)\s?(?:SUMMARY|ANALYSIS|AMT|AMOUNT|@|\d|INCLUDED|CODE)|SERVICE|\bSVC\b|SERV\.?\s?CH|GRATUITY|\bTIPS?\b|\bTAX\s?\d?\b(?!.*TOTAL)/,
    weight: -3,
  },
  {
    words:
      /\bTENDER(?:ED)?\b|CASH\b(?!.*TOTAL)|\bPAID\b|PAYMENT|RECEIVED|DEPOSIT|EFECTIVO|\bBAR\b|GEGEBEN|CONTANT|ESPECES|GOTOWKA/,
    weight: -2,
  },
  {
    words:
      /ACCEPTED|BALANCE\s?(?:FORWARD|B\/F)|LIMIT|AVAILABLE|POINTS?\b|REWARD|MEMBER|SAVED|SAVINGS|YOU\s?SAVE/,
    weight: -5,
  },
  { words: /AVERAGE|PER\s?PERSON|\/\s?PAX|SUGGEST|\d\d\s?%\s?(?:TIP|=)/, weight: -5 },
]

export const roleWords = {
  change:
    /CHANGE|\bCHG\b|WECHSELGELD|RUCKGELD|CAMBIO|KEMBALI|WISSELGELD|RENDU|\bBAKI\b|ZURUCK|VAXEL|RESZTA/,
  cash: /\bACCEPTED\b|CASH(?!IER)|\bTENDER(?:ED)?\b|RECEIVED|\bPAID\b|EFECTIVO|CONTANT|\bBAR\b|GEGEBEN|ESPECES|GOTOWKA|\bPAYMENT\b/,
  subtotal:
    /SUB\W?\s?TOT|SUBTTL|SUB\s?TTL|\bSTTL\b|\bSBTL\b|BASE\s?IMPON|IMPONIBILE|S\/TOTAL|ZWISCHENSUMME|SOUS\W?TOTAL|GROSS\s?(?:AMT|AMOUNT)|小[计計]/,
  tax: /\b(?:GST|TAX(?:ES)?\d?|VAT|SST|BTW|IVA|TVA|MWST|UST|HST|PST|QST|TPS|TVQ|MOMS|PTU|DPH|KDV|ALV|AFA|IGV)(?:\b|\d)|IMPUESTO|IMPOSTA|(?:SALES|GOV|STATE|CITY|LOCAL|FOOD|SVR|LIQUOR|COUNTY)\s?TAX|\bT\.V\.A|\bI\.V\.A/,
  notTax:
    /INVOICE|\bID\b|\bNO\b|NUMBER|REG|SUMMARY|TOTAL\s?(?:INC|SALES|WITH)|INC[A-Z]*.*TOTAL|EXCL|BEFORE|TAXABLE|NON.?TAX|EXEMPT/,
  rounding: /ROUND(?!.*TOTAL)|RUNDUNG|AFRONDING/,
  service: /SERVICE|\bSVC\b|SERV\.?\s?CH|S\.?\s?CHARGE|SERVIZIO/,
  tip: /\bTIPS?\b|GRATUITY|TRINKGELD|PROPINA|POURBOIRE|FOOI|MANCIA|DRICKS/,
  discount:
    /DISC(?:OUNT)?S?\b|RABATT|REMISE|KORTING|DESCUENTO|SCONTO|COUPON|VOUCHER|PROMO|MARK\s?DOWN/,
  taxTable: /(?:GST|TAX|VAT|SST|MWST|BTW|IVA|TVA)\s?(?:SUMMARY|ANALYSIS|CODE|RATE|DETAILS)|SUMMARY/,
  headline:
    /\bQTY\b|QUANTITY|DESCRIPTION|\bDESC\b|\bITEM\b|\bPRICE\b|U\/?\.?\s?PRICE|UNIT\s?PRICE|ARTIKEL|\bMENGE\b|BEZEICHNUNG/,
} as const

/** What a receipt calls itself, folded. */
export const receiptTitle =
  /RECEIPT|INVOICE|\bBILL\b|\bBON\b|RECHNUNG|QUITTUNG|BELEG|FACTURE|TICKET|FACTURA|RECIBO|FATTURA|SCONTRINO|DOCUMENTO\s?COMMERCIALE|\bKASSABON|PARAGON|FAKTURA|FATURA|\bFIS\b|KVITTO|UCTENKA|CASHIER|\bTILL\b|ORDER|レシート|領収|收据|发票/
