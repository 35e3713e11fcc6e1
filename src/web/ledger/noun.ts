import { createContext, useContext } from 'react'
import { routes } from '#contract/routes.ts'

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
}

export const expenses: Noun = {
  table: 'expenses',
  type: 'expense',
  path: routes.expenses.path,
  title: routes.expenses.title,
  one: 'expense',
  aOne: 'an expense',
  many: 'expenses',
  none: 'Nothing spent',
  first: {
    title: 'Your first expense goes here',
    words: 'Write down what you spend and see where your money goes.',
  },
}

export const NounContext = createContext<Noun | null>(null)

/** The list around: everything in this room works for both. */
export function useNoun(): Noun {
  const noun = useContext(NounContext)
  if (!noun) throw new Error('useNoun needs a NounContext around it.')
  return noun
}
