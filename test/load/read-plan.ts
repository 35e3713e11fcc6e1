import { parseArgs } from 'node:util'

export interface LoadPlan {
  readonly users: number
  readonly minutes: number
  readonly servers: number
  /** How many times as many come for a minute after that. */
  readonly surge: number
  /** Expenses of all users together, before the first of them arrives. */
  readonly rows: number
}

const usage = `npm run load -- --users 500 --minutes 10 --servers 1

  --users N     people with a device each and about a second between calls   500
  --minutes N   for so long                                                  10
  --surge N     then so many times as many for a minute                      2
  --servers N   processes that share one PostgreSQL                          1
  --rows N      expenses in the database when they come                      200000
`

const defaults: LoadPlan = { users: 500, minutes: 10, servers: 1, surge: 2, rows: 200_000 }

/** What was asked for; anything else gets the usage. */
export function readLoadPlan(args: readonly string[]): LoadPlan {
  const text = { type: 'string' } as const
  const options = { users: text, minutes: text, servers: text, surge: text, rows: text }
  try {
    const { values } = parseArgs({ args: [...args], options })
    const wanted = Object.entries(values).map(([name, given]) => [name, numberFrom(given)])
    return { ...defaults, ...Object.fromEntries(wanted) }
  } catch {
    throw new Error(usage)
  }
}

function numberFrom(given: string): number {
  const number = Number(given)
  if (!(number > 0)) throw new RangeError(given)
  return number
}
