import { createContext, useContext } from 'react'
import { routes } from '#contract/routes.ts'
import type { Worth } from '#domain/ledger.ts'
import type { LedgerKind } from '#domain/ledger-filter.ts'
import { say } from '#web/words/say.ts'

/** One of the smaller figures of a list, and the rows it is made of. */
export interface Figure {
  readonly name: keyof Worth
  readonly words: string
  /** Where only my part of what groups spent is in it: nobody paid just that. */
  readonly ofMyPart?: string
  /** Null when it is made of all rows. */
  readonly kind: LedgerKind | null
}

export const figureWords = ({ words, ofMyPart }: Figure, isMyPart: boolean): string =>
  (isMyPart ? ofMyPart : undefined) ?? words

/** One of the two lists of a book: what it is called, and where its rows and its page are. */
export interface Noun {
  readonly table: 'expenses' | 'incomes'
  /** Which categories its rows may have. */
  readonly type: 'expense' | 'income'
  readonly path: string
  /** The name of the page. */
  readonly title: string
  readonly one: string
  /** The same with its article. */
  readonly aOne: string
  readonly many: string
  /** A month without any. */
  readonly none: string
  /** What the empty book says. */
  readonly first: { readonly title: string; readonly words: string }
  /** What the total means, and what it was made from when that is more than one thing. */
  readonly net: string
  readonly figures: readonly Figure[]
  readonly kinds: Readonly<Partial<Record<LedgerKind, string>>>
  /** Whether rows were paid in some way, or came from somewhere. */
  readonly isPaid: boolean
}

export const expenses: Noun = {
  table: 'expenses',
  type: 'expense',
  path: routes.expenses.path,
  title: routes.expenses.title,
  one: 'expense',
  aOne: say('an expense'),
  many: 'expenses',
  none: say('Nothing spent'),
  first: {
    title: say('Your first expense goes here'),
    words: say('Write down what you spend and see where your money goes.'),
  },
  net: say('Spent'),
  figures: [
    { name: 'gross', words: 'paid', ofMyPart: 'my part', kind: 'paid' },
    { name: 'refunded', words: 'refunded', kind: 'refunds' },
    { name: 'back', words: 'expected back', ofMyPart: say('of it expected back'), kind: 'open' },
    { name: 'returned', words: 'paid back', ofMyPart: say('of it paid back'), kind: 'returned' },
    { name: 'repaid', words: say('repaid on loans by these expenses'), kind: 'repaid' },
  ],
  kinds: {
    paid: say('All but refunds'),
    refunds: say('Refunds'),
    expected: say('Expected back, or paid back'),
    open: say('Expected back, not yet here'),
    returned: say('Paid back'),
    repaid: say('Instalments of loans'),
  },
  isPaid: true,
}

export const incomes: Noun = {
  table: 'incomes',
  type: 'income',
  path: routes.income.path,
  title: routes.income.title,
  one: 'income',
  aOne: say('an income'),
  many: 'incomes',
  none: say('Nothing came in'),
  first: {
    title: say('Your first income goes here'),
    words: say('Write down what you earn and see what is left of it.'),
  },
  net: say('Earned'),
  figures: [
    { name: 'gross', words: 'received', kind: null },
    { name: 'back', words: say('only paid back'), kind: 'settling' },
  ],
  kinds: { earned: say('Earned'), settling: say('Only paid back') },
  isPaid: false,
}

export const NounContext = createContext<Noun | null>(null)

/** The list around: everything in this room works for both. */
export function useNoun(): Noun {
  const noun = useContext(NounContext)
  if (!noun) throw new Error('useNoun needs a NounContext around it.')
  return noun
}
