/** Words by which banks say that money only changed places, and words that say the opposite. */

/** Folded, whole words or phrases. */
export const transferWords: readonly string[] = [
  ...['transfer', 'settlement', 'payment received', 'payment thank you', 'autopay'],
  ...['top up', 'topup'],
  ...['umbuchung', 'ubertrag', 'kartenabrechnung', 'kreditkartenabrechnung'],
  ...['virement', 'traspaso', 'giroconto', 'overboeking'],
]

/** Money that left an account as notes: English, German, French, Portuguese and so on. */
export const cashMachineWords: readonly string[] = [
  ...['atm', 'cash withdrawal', 'cash machine', 'cashpoint', 'cash advance'],
  ...['geldautomat', 'bargeldauszahlung', 'bargeldabhebung', 'bargeldbezug', 'barauszahlung'],
  ...['retrait dab', 'retrait gab', 'retrait especes', 'retrait au distributeur'],
  ...['retrait distributeur', 'levantamento', 'lev atm', 'saque', 'caixa eletronico'],
  ...['cajero', 'cajero automatico', 'reintegro', 'retirada de efectivo', 'retirada efectivo'],
  ...['prelievo', 'prelevamento', 'prelievo bancomat'],
  ...['geldautomaat', 'geldopname', 'contante opname', 'opname automaat'],
  ...['bankomat', 'bankomatu', 'bankomacie', 'wyplata gotowki', 'wypłata gotowki'],
  ...['vyber z bankomatu', 'vyber hotovosti'],
]

/** What a bank calls the bill of a card where it is paid: these say it by themselves. */
export const cardBillPhrases: readonly string[] = [
  ...['credit card payment', 'credit card pmt', 'credit card bill', 'creditcard payment'],
  ...['credit crd epay', 'credit crd autopay', 'card autopay', 'amex epayment', 'cc payment'],
  ...['amex payment', 'american express payment', 'barclaycard payment', 'payment to visa'],
  ...['payment to mastercard', 'payment to credit card', 'visa bill', 'mastercard bill'],
  ...['kartenabrechnung', 'kreditkartenabrechnung', 'kreditkartenrechnung', 'kartenrechnung'],
  ...['kreditkartenausgleich', 'visaabrechnung', 'mastercardabrechnung', 'abrechnung karte'],
  ...['releve carte', 'releve de carte', 'releve cartes', 'debit differe', 'carte a debit differe'],
  ...['depenses carte', 'achats carte differes', 'prelevement carte'],
  ...['pago de tarjeta de credito', 'pago tarjeta de credito', 'pago tarjeta credito'],
  ...['adeudo tarjeta de credito', 'cargo tarjeta de credito'],
  ...['addebito carta di credito', 'addebito carta credito', 'addebito cartasi', 'addebito nexi'],
  ...['saldo carta di credito', 'pagamento carta di credito'],
  ...['fatura cartao', 'fatura do cartao', 'fatura de cartao', 'pagamento cartao de credito'],
  ...['pagamento cartao credito', 'pag cartao credito', 'liquidacao cartao'],
  ...['creditcard afrekening', 'afrekening creditcard', 'international card services'],
  ...['splata karty', 'spłata karty', 'splata zadluzenia karty', 'spłata zadłuzenia karty'],
  ...['splatka kreditni karty', 'uhrada kreditni karty', 'hitelkartya torlesztes'],
  ...['kredittkort faktura', 'kreditkort faktura', 'faktura kreditkort', 'kreditkortsfaktura'],
  ...['kredittkortregning', 'luottokorttilasku'],
]

/** What a card is called; with one of the words below its bill is paid. */
export const cardNames: readonly string[] = [
  ...['visa', 'visakarte', 'mastercard', 'master card', 'amex', 'american express', 'diners club'],
  ...['barclaycard', 'eurocard', 'cartasi', 'nexi', 'credit card', 'creditcard', 'credit crd'],
  ...['kreditkarte', 'kreditkarten', 'kreditkartenkonto', 'carte de credit', 'carte bancaire'],
  ...['carte', 'cartes', 'tarjeta', 'tarjetas', 'carta di credito', 'carta credito', 'cartao'],
  ...['karta kredytowa', 'karty kredytowej', 'kreditni karta', 'kreditni karty'],
  ...['kredittkort', 'kreditkort', 'luottokortti', 'hitelkartya'],
]

/** No purchase says so: French `facture carte` and Spanish `pago con tarjeta` are purchases. */
export const billWords: readonly string[] = [
  ...['abrechnung', 'monatsabrechnung', 'umsatzabrechnung', 'abr', 'rechnung', 'ausgleich'],
  ...['saldoausgleich', 'saldenausgleich', 'sollsaldo', 'statement', 'bill', 'epay', 'epayment'],
  ...['releve', 'releves', 'liquidacion', 'liquidation', 'recibo', 'extracto', 'estratto conto'],
  ...['fatura', 'liquidacao', 'afrekening', 'splata', 'spłata', 'splatka', 'vyuctovani'],
  ...['faktura', 'avregning', 'nedbetaling'],
]

/** Money that came from somebody else, whatever its amount. */
export const counterWords: readonly string[] = [
  ...['refund', 'return', 'reversal', 'chargeback', 'cashback'],
  ...['salary', 'wages', 'payroll', 'dividend', 'interest'],
  ...['erstattung', 'ruckzahlung', 'storno', 'gehalt', 'lohn', 'zinsen'],
]
