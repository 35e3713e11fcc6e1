/** Words that stand on receipts everywhere, folded; a word one sign off is taken for one of them. */
export const knownWords: readonly string[] = [
  ...['TOTAL', 'SUBTOTAL', 'TOTALS', 'TOTAAL', 'TOTALE', 'SUMME', 'GESAMT', 'MONTANT', 'IMPORTE'],
  ...['AMOUNT', 'PAYABLE', 'BALANCE', 'GRAND', 'ROUNDING', 'ROUNDED', 'ADJUSTMENT', 'BETRAG'],
  ...['CHANGE', 'TENDER', 'TENDERED', 'RECEIVED', 'PAYMENT', 'CASHIER', 'CREDIT', 'DEBIT'],
  ...['INVOICE', 'RECEIPT', 'SUMMARY', 'SERVICE', 'CHARGE', 'DISCOUNT', 'INCLUSIVE', 'EXCLUDING'],
  ...['INCLUDED', 'INCLUDING', 'EXCLUSIVE', 'GRATUITY', 'SAVINGS', 'QUANTITY', 'DESCRIPTION'],
  ...['ACCEPTED', 'APPROVED', 'MASTERCARD', 'CUSTOMER', 'MEMBER', 'POINTS', 'TAXABLE', 'DEPOSIT'],
  ...['WECHSELGELD', 'RUCKGELD', 'ZWISCHENSUMME', 'GEGEBEN', 'BETALEN', 'ZAHLEN', 'TABLE'],
  // Whole words that are one sign off another one and mean something else.
  ...['CHANCE', 'CHARGED', 'CHARGES', 'TOTALLY', 'MOUNT', 'GRANDE', 'LANCE', 'COUNT', 'GRANT'],
  ...['VALANCE', 'BRAND', 'ORANGE', 'AMOUNTS', 'TABLET', 'CABLE', 'STABLE', 'SERVICES', 'BRANDS'],
]
