import type { Day } from '#domain/calendar/calendar.ts'
import { type Contribution, savedAt, savedHistory } from '#domain/goals/saved-history.ts'
import type { Look } from '../look.ts'
import { movedInGroups } from '../owed.ts'
import { readLoans } from './loan-holdings.ts'
import type { Holding } from './position.ts'

/** All that counts in somebody's position, at the end of each of these days. */
export async function readHoldings(look: Look, days: readonly Day[]): Promise<readonly Holding[]> {
  const all = await Promise.all([
    readGoals(look, days),
    readLoans(look, days),
    readGroups(look, days),
  ])
  return all.flat()
}

interface Moved extends Contribution {
  readonly id: string
  readonly name: string
  readonly currency: string
}

/** What lies in an account is that account's money. */
async function readGoals({ db, scope }: Look, days: readonly Day[]): Promise<Holding[]> {
  const { rows } = await db.query<Moved>({
    name: 'position goals',
    text: `select g.id, g.name, g.currency, c.kind, c.amount, c.date
      from goals g join contributions c on c.scope = g.scope and c.goal_id = g.id
      where g.scope = $1 and g.status <> 'archived' and g.account_id is null
        and c.account_id is null order by g.priority, g.id`,
    values: [scope],
  })
  return Array.from(
    Map.groupBy(rows, ({ id }) => id),
    ([id, moved]) => {
      const history = savedHistory(moved)
      const amounts = days.map((day) => savedAt(history, day))
      const { name, currency } = moved[0] as Moved
      return { kind: 'goal' as const, id, name, currency, amounts }
    },
  )
}

interface GroupMove {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly date: Day
  readonly amount: number
}

/** What left or reached an account is owed no more, though nobody has confirmed it yet. */
async function readGroups({ db, scope, uid }: Look, days: readonly Day[]): Promise<Holding[]> {
  const { rows } = await db.query<GroupMove>({
    name: 'position groups',
    text: `with ${movedInGroups}, owed as (
        select group_id, currency, date, paid - share + settled_out - settled_in as amount
        from moved
        union all
        select group_id, currency, date, case direction when 'out' then amount else -amount end
        from settlement_sides where scope = $1 and status = 'claimed'
      )
      select m.group_id as id, coalesce(g.name, '') as name, m.currency, m.date,
        sum(m.amount)::bigint as amount
      from owed m left join groups g on g.id = m.group_id
      group by m.group_id, g.name, m.currency, m.date order by m.group_id, m.currency, m.date`,
    values: [scope, uid],
  })
  return Array.from(
    Map.groupBy(rows, ({ id, currency }) => `${id} ${currency}`).values(),
    (some) => {
      const { id, name, currency } = some[0] as GroupMove
      let [sum, at] = [0, 0]
      const amounts = days.map((day) => {
        for (let move = some[at]; move && move.date <= day; move = some[++at]) sum += move.amount
        return sum
      })
      return { kind: 'group' as const, id, name, currency, amounts }
    },
  )
}
