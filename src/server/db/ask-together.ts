import type pg from 'pg'

type Answers<Rows> = { readonly [Name in keyof Rows]: readonly Rows[Name][] }

interface Together<Rows> {
  readonly name: string
  /** Common tables that several questions read. */
  readonly given?: string
  readonly questions: { readonly [Name in keyof Rows]: string }
  readonly values: readonly unknown[]
}

const answered = ([name, text]: readonly [string, unknown]) =>
  `(select coalesce(json_agg(answer), '[]') from (${text}) answer) as "${name}"`

/**
 * Several questions as one statement, whose plan is kept: one trip, and one moment for all of them.
 * Rows come as JSON says them: an instant is text, and a number is exact up to 2^53.
 */
export async function askTogether<Rows extends object>(
  db: Pick<pg.Pool, 'query'>,
  { name, given, questions, values }: Together<Rows>,
): Promise<Answers<Rows>> {
  const asked = Object.entries(questions).map(answered).join(',\n')
  const { rows } = await db.query<Answers<Rows>>({
    name,
    text: `${given ? `with ${given} ` : ''}select ${asked}`,
    values: [...values],
  })
  const [all] = rows
  if (!all) throw new Error(`no answer to ${name}`)
  return all
}
