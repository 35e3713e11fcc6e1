/** What the actions of an investment account in QIF do with money; those unknown move none. */
export interface QifAction {
  readonly flow: 'in' | 'out'
  readonly words: string
  /** Money for shares, or shares for money. */
  readonly isTrade?: true
}

/** Without the X at the end, which says that another account pays or is paid. */
export const qifActions: Readonly<Record<string, QifAction>> = {
  buy: { flow: 'out', words: 'Shares bought', isTrade: true },
  sell: { flow: 'in', words: 'Shares sold', isTrade: true },
  shtsell: { flow: 'in', words: 'Shares sold', isTrade: true },
  cvrshrt: { flow: 'out', words: 'Shares bought', isTrade: true },
  rtrncap: { flow: 'in', words: 'Capital returned', isTrade: true },
  div: { flow: 'in', words: 'Dividend' },
  intinc: { flow: 'in', words: 'Interest' },
  cglong: { flow: 'in', words: 'Capital gain' },
  cgmid: { flow: 'in', words: 'Capital gain' },
  cgshort: { flow: 'in', words: 'Capital gain' },
  miscinc: { flow: 'in', words: 'Income' },
  miscexp: { flow: 'out', words: 'Expense' },
  margint: { flow: 'out', words: 'Interest on a margin' },
  cash: { flow: 'in', words: 'Cash' },
  xin: { flow: 'in', words: 'Money in' },
  xout: { flow: 'out', words: 'Money out' },
  contrib: { flow: 'in', words: 'Contribution' },
  withdrw: { flow: 'out', words: 'Withdrawal' },
}
