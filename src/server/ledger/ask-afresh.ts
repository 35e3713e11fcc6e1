import type pg from 'pg'

interface Question {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * A question whose plan is not kept: it is made for these very days and words. A plan that has to
 * do for any of them would read a whole book to find the three entries of one payee.
 */
export const afresh = ({ name, text, values }: Question): pg.QueryConfig => ({
  text: `${text}\n-- ${name}`,
  values: [...values],
})
