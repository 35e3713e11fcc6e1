/** Words by which banks say that money only changed places, and words that say the opposite. */

/** Folded, whole words or phrases. */
export const transferWords: readonly string[] = [
  ...['transfer', 'settlement', 'payment received', 'payment thank you', 'autopay'],
  ...['top up', 'topup'],
  ...['umbuchung', 'ubertrag', 'kartenabrechnung', 'kreditkartenabrechnung'],
  ...['virement', 'traspaso', 'giroconto', 'overboeking'],
]

/** Money that came from somebody else, whatever its amount. */
export const counterWords: readonly string[] = [
  ...['refund', 'return', 'reversal', 'chargeback', 'cashback'],
  ...['salary', 'wages', 'payroll', 'dividend', 'interest'],
  ...['erstattung', 'ruckzahlung', 'storno', 'gehalt', 'lohn', 'zinsen'],
]
