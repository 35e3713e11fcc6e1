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

/** Money that came from somebody else, whatever its amount. */
export const counterWords: readonly string[] = [
  ...['refund', 'return', 'reversal', 'chargeback', 'cashback'],
  ...['salary', 'wages', 'payroll', 'dividend', 'interest'],
  ...['erstattung', 'ruckzahlung', 'storno', 'gehalt', 'lohn', 'zinsen'],
]
