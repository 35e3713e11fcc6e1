/** Words on statements and receipts that say how money moved, never for what. */
export const emptyWords: readonly string[] = [
  // English
  ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'my', 'of', 'on', 'our', 'the', 'to'],
  ...['via', 'with', 'your', 'account', 'acct', 'auth', 'authorised', 'authorized', 'balance'],
  ...['bill', 'billpay', 'booking', 'card', 'checkcard', 'contactless', 'credit', 'date'],
  ...['debit', 'deposit', 'direct', 'fee', 'id', 'invoice', 'mandate', 'mobile', 'no', 'number'],
  ...['online', 'order', 'paid', 'pay', 'payee', 'payment', 'payments', 'pos', 'pending'],
  ...['purchase', 'purchased', 'recurring', 'ref', 'reference', 'sale', 'standing', 'terminal'],
  ...['transaction', 'transfer', 'trn', 'trx', 'txn', 'value', 'visa', 'withdrawal', 'www'],
  ...['mastercard', 'maestro', 'amex', 'ach', 'eft', 'iban', 'bic', 'swift', 'sepa', 'giro'],
  // German
  ...['am', 'an', 'bei', 'das', 'der', 'die', 'dem', 'den', 'ein', 'eine', 'fuer', 'fur', 'im'],
  ...['ihr', 'ihre', 'ihren', 'ihrem', 'mit', 'nr', 'sagt', 'und', 'vom', 'von', 'zum', 'zur'],
  ...['abbuchung', 'abrechnung', 'auftrag', 'basislastschrift', 'betrag', 'buchung', 'danke'],
  ...['dauerauftrag', 'datum', 'ec', 'einkauf', 'einzug', 'folgelastschrift', 'gutschrift'],
  ...['girocard', 'karte', 'kartenzahlung', 'kauf', 'kaufumsatz', 'kreditkarte', 'kunde'],
  ...['kundennummer', 'lastschrift', 'mandat', 'referenz', 'rechnung', 'uberweisung'],
  ...['ueberweisung', 'umsatz', 'verwendungszweck', 'zahlung', 'eref', 'mref', 'svwz', 'cred'],
  // French, Spanish, Italian, Dutch, Portuguese, Polish
  ...['achat', 'au', 'carte', 'cb', 'chez', 'de', 'des', 'du', 'en', 'facture', 'la', 'le'],
  ...['les', 'paiement', 'par', 'prelevement', 'prlv', 'retrait', 'vir', 'virement', 'compra'],
  ...['con', 'cuenta', 'del', 'el', 'factura', 'pago', 'por', 'recibo', 'tarjeta', 'tarj'],
  ...['transferencia', 'acquisto', 'addebito', 'bonifico', 'carta', 'di', 'il', 'pagamento'],
  ...['presso', 'betaalautomaat', 'betaling', 'bij', 'het', 'incasso', 'naar', 'overboeking'],
  ...['pas', 'van', 'cartao', 'compras', 'da', 'do', 'na', 'pagto', 'karta', 'karty', 'platnosc'],
  ...['przelew', 'zakup'],
  // Who only passes money on
  ...['klarna', 'paypal', 'pp', 'sq', 'stripe', 'sumup', 'zettle', 'izettle', 'adyen', 'mollie'],
  ...['applepay', 'googlepay'],
  // Forms of companies
  ...['ag', 'bv', 'co', 'com', 'corp', 'eg', 'ev', 'gmbh', 'inc', 'kg', 'limited', 'llc', 'llp'],
  ...['ltd', 'mbh', 'nv', 'ohg', 'oy', 'plc', 'sa', 'sarl', 'sas', 'se', 'sl', 'spa', 'srl'],
]
