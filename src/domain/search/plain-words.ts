/** What plain words of a search mean besides themselves. */
import type { HitKind, State } from './findable.ts'

const listed = (words: string): readonly string[] => words.trim().split(/\s+/)

/** They say nothing about what is looked for. */
export const littleWords: ReadonlySet<string> = new Set(
  listed(`
    a an the my mine our your me i we us you it its of at in on for to from by with and or into via
    per any all every each everything anything something some only just please also that this these
    those there where when what which who whom how much many did do does was were is are be been
    have has had show find list search look give get got see want
  `),
)

/** They go without saying: somebody who looks for taxi rides means what says taxi. */
export const softWords: ReadonlySet<string> = new Set(
  listed(`
    buy bought buying pay paid paying spend spent cost costs costing go went gone ordered order
    orders ride rides trip trips visit visits appointment appointments bill bills payment payments
    fee fees charge charges charged receipt receipts invoice invoices fare fares ticket tickets item
    items thing things stuff record records amount amounts price prices money total sum history
    shopping shop store stores supermarket restaurant place company membership plan account booked
    made done used due tag tagged called named active current existing expected daily weekly monthly
    yearly annual
  `),
)

const meaning = <Meant>(by: Readonly<Record<string, Meant>>): ReadonlyMap<string, Meant> =>
  new Map(
    Object.entries(by).flatMap(([words, meant]) =>
      listed(words).map((word) => [word, meant] as const),
    ),
  )

/** Kinds of things by what people call them. */
export const kindWords = meaning<readonly HitKind[]>({
  'expense expenses spending spendings outgoings expenditure purchase purchases': ['expenses'],
  'income incomes earning earnings': ['incomes'],
  'transaction transactions entry entries booking bookings': ['expenses', 'incomes'],
  'person persons people friend friends member members': ['people'],
  'group groups': ['groups'],
  'goal goals saving savings': ['goals'],
  'loan loans debt debts': ['loans'],
  'budget budgets': ['budgets'],
  'template templates subscription subscriptions contract contracts': ['templates'],
  'category categories': ['categories'],
})

/** How things stand, by what people call it. */
export const stateWords = meaning<State>({
  'unsettled outstanding owe owes owed owing unpaid open': 'unsettled',
  'settled repaid': 'settled',
  'shared group': 'shared',
  'recurring repeating': 'recurring',
  'refund refunds refunded': 'refund',
  'archived paused': 'archived',
})
