import { routes } from '#contract/routes.ts'
import { userScope } from '#contract/sync.ts'
import { isOwed } from '#domain/accounts/account.ts'
import { accountsAhead } from '#domain/accounts/accounts-ahead.ts'
import { gapSince } from '#domain/accounts/checkpoints/agreement.ts'
import { daysWords, gapWords } from '#domain/accounts/checkpoints/agreement-words.ts'
import { givenOf } from '#domain/accounts/given-ahead.ts'
import { lowSoon, lowWords } from '#domain/accounts/low-ahead.ts'
import { addDays, type Day, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import type { Checkpoint } from '#domain/import/statement-balances.ts'
import { formatAmount } from '#domain/money/money.ts'
import { bookOf } from '../analytics/position/account-parts.ts'
import type { Engine } from '../engine.ts'
import type { Notice } from '../notifications/create-notice.ts'
import { notify } from '../notifications/notify.ts'
import { restingBetween } from '../rest-between.ts'
import { type PersonAhead, readAhead } from './read-ahead.ts'

type WarnDeps = Pick<Engine, 'database' | 'log'>

interface Owner {
  readonly uid: string
  readonly timezone: string
  readonly locale: string
}

/** Tells people of accounts that get too low soon, or that do not agree with their bank. */
export async function warnAccounts(
  engine: WarnDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await engine.database.pool.query<Owner>(
    `select u.id as uid, u.timezone, u.locale from users u
      where u.status = 'active' and exists (select from accounts a where a.scope = u.scope)
      order by u.id`,
  )
  const failures: unknown[] = []
  const rest = restingBetween(signal)
  for (const owner of rows) {
    if (signal?.aborted) return
    try {
      await warnOwner(engine, owner, now)
    } catch (error) {
      // One person's trouble is not to keep the others waiting.
      engine.log.error({ err: error, uid: owner.uid }, 'accounts were not looked at')
      failures.push(error)
    }
    await rest()
  }
  if (failures.length > 0) throw failures[0]
}

async function warnOwner(engine: WarnDeps, owner: Owner, now: Date): Promise<void> {
  const { pool } = engine.database
  const today = dayAt(now.getTime(), owner.timezone)
  const ahead = await readAhead(pool, owner.uid, today)
  if (!ahead) return
  const { rows: checkpoints } = await pool.query<SaidBalance>(
    `select account_id as "accountId", date, at, balance, updated_at as "updatedAt"
      from checkpoints where scope = $1`,
    [userScope(owner.uid)],
  )
  const told = checkpoints.map(({ updatedAt, ...said }) => ({
    ...said,
    updatedAt: updatedAt.toISOString(),
  }))
  const notices = [...lowNotices(ahead, owner), ...gapNotices(ahead, told, owner)]
  for (const notice of notices) {
    await engine.database.transact((tx) => notify(engine, tx, notice, now))
  }
}

interface SaidBalance extends Omit<Checkpoint, 'updatedAt'> {
  readonly accountId: string
  readonly updatedAt: Date
}

const linkOf = (id: string) => routes.account.path.replace(':id', id)

/** What brings it there is the cause, by its plan; else it is what days usually cost. */
const causeOf = (ids: readonly string[]) =>
  [...new Set(ids.map((id) => id.split(/[ .]/)[0]))].sort().join(' ') || 'everyday'

/** Once for each cause and month it gets too low in. */
function lowNotices({ rows }: PersonAhead, { uid, locale }: Owner): Notice[] {
  const { today } = rows
  const ahead = accountsAhead(givenOf(rows))
  return rows.accounts.flatMap((account): Notice[] => {
    const found = ahead.get(account.id)
    const low = found && lowSoon(account, found, today)
    const words = found && lowWords(account, found, today, locale)
    if (!low || !words) return []
    const { id, currency } = account
    const holds = formatAmount(found.lowest.amount, currency, locale)
    const because = low.rows.map(({ name }) => name).filter(Boolean)
    const by = because.length > 0 ? `After ${because.join(', ')}. ` : ''
    return [
      {
        ...{ uid, kind: 'account-low', subject: id, link: linkOf(id) },
        period: `${causeOf(low.rows.map((row) => row.id))} ${monthOf(low.day)}`.slice(0, 200),
        title: words.slice(0, 200),
        body: `${by}The least it comes to is ${holds}.`.slice(0, 1000),
      },
    ]
  })
}

type KeptBalance = Checkpoint & { readonly accountId: string }

/** Once for the days it began to differ in, and by how much. */
function gapNotices(
  { rows, held }: PersonAhead,
  checkpoints: readonly KeptBalance[],
  { uid, locale }: Owner,
): Notice[] {
  return held.accounts.flatMap((one): Notice[] => {
    const { id, kind, name, currency, openingOn, archived } = one.account
    const said = checkpoints.filter(({ accountId }) => accountId === id)
    if (said.length === 0 || archived || !rows.rates) return []
    const { moves } = bookOf(held, one, rows.rates)
    const known = moves.flatMap(({ effect, ...move }) =>
      effect === null ? [] : [{ ...move, effect }],
    )
    const found = gapSince({ account: one.account, rows: known, checkpoints: said })
    if (!found) return []
    const from: Day = found.after ? addDays(found.after, 1) : openingOn
    const size = formatAmount(Math.abs(found.gap), currency, locale)
    const sum = isOwed(kind) ? size : `${size} is`
    const told = gapWords(kind, found.gap, sum)
    const days = daysWords(from, found.until, rows.today, locale)
    return [
      {
        ...{ uid, kind: 'statement-gap', subject: id, link: `${linkOf(id)}?tab=statements` },
        period: `${from} ${found.until} ${found.gap}`,
        title: `${name} does not agree with its bank`,
        body: `${told} ${days}. Its statements name the rows that would explain it.`,
      },
    ]
  })
}
