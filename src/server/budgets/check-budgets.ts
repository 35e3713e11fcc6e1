import { routes } from '#contract/routes.ts'
import { userScope } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import type { Engine } from '../engine.ts'
import type { Notice } from '../notifications/create-notice.ts'
import { notify } from '../notifications/notify.ts'
import { untold } from '../notifications/untold.ts'
import { restingBetween } from '../rest-between.ts'
import { readBudgetBook } from './budget-book.ts'
import { type BudgetState, type Finding, findingsIn } from './findings.ts'
import { wordsOf } from './notice-words.ts'

type BudgetCheckDeps = Pick<Engine, 'database' | 'log'>

interface Owner {
  readonly uid: string
  readonly timezone: string
  readonly locale: string
  /** The revision everything is looked at that is known now. */
  readonly rev: number
  readonly checkedRev: number | null
  readonly checkedOn: Day | null
  /** When rates came last, and whether they were known then; as text, to the last digit. */
  readonly ratesAt: string | null
  readonly hasNewRates: boolean
  /** That was only a moment ago. */
  readonly isFresh: boolean
}

/** Whoever writes one entry after the other is looked at this often. */
const freshFor = '5 minutes'

/**
 * Tells people when a budget has come to a threshold, or probably will not last. Who has written
 * nothing since the last look, or was looked at a moment ago, and has had no new day and no newer
 * rates, is not looked at again: a first entry is looked at within a minute, those right after it
 * together.
 */
export async function checkBudgets(
  engine: BudgetCheckDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  const rest = restingBetween(signal)
  for (const owner of await readOwners(engine, now)) {
    if (signal?.aborted) return
    const today = dayAt(now.getTime(), owner.timezone)
    const isKnown = owner.isFresh || owner.checkedRev === owner.rev
    if (isKnown && !owner.hasNewRates && owner.checkedOn === today) continue
    try {
      await checkOwner(engine, owner, today, now)
    } catch (error) {
      // One person's trouble is not to keep the others waiting.
      engine.log.error({ err: error, uid: owner.uid }, 'budgets were not looked at')
      failures.push(error)
    }
    await rest()
  }
  if (failures.length > 0) throw failures[0]
}

async function readOwners({ database }: BudgetCheckDeps, now: Date): Promise<readonly Owner[]> {
  const { rows } = await database.pool.query<Owner>(
    `select u.id as uid, u.timezone, u.locale, s.rev, c.rev as "checkedRev",
        c.checked_on as "checkedOn", r.at as "ratesAt",
        c.rates_at::text is distinct from r.at as "hasNewRates",
        coalesce(c.checked_at > $1::timestamptz - $2::interval, false) as "isFresh"
      from (select distinct scope from budgets where not archived and alerts <> '{}') b
      join users u on u.scope = b.scope and u.status = 'active'
      join sync_scope s on s.scope = b.scope
      left join budget_checks c on c.scope = b.scope
      cross join (select max(loaded_at)::text as at from rate_snapshots) r
      order by u.id`,
    [now, freshFor],
  )
  return rows
}

async function checkOwner(
  engine: BudgetCheckDeps,
  owner: Owner,
  today: Day,
  now: Date,
): Promise<void> {
  const scope = userScope(owner.uid)
  const book = await readBudgetBook(engine.database.pool, scope, today)
  const found = (await findingsIn(book, today)).flatMap((one) =>
    one.findings.map((finding) => noticeOf(owner, one, finding, today)),
  )
  const notices = await untold(engine.database.pool, owner.uid, found)
  await engine.database.transact(async (tx) => {
    for (const notice of notices) await notify(engine, tx, notice, now)
    await tx.client.query({
      name: 'budgets checked',
      text: `insert into budget_checks (scope, rev, checked_on, checked_at, rates_at)
        values ($1, $2, $3, $4, $5)
        on conflict (scope)
        do update set rev = $2, checked_on = $3, checked_at = $4, rates_at = $5`,
      values: [scope, owner.rev, today, now, owner.ratesAt],
    })
  })
}

function noticeOf(owner: Owner, found: BudgetState, finding: Finding, today: Day): Notice {
  const { uid, locale } = owner
  const { budget, sums } = found
  const { from } = sums.period
  const about = {
    uid,
    subject: budget.id,
    ...wordsOf(found, finding, { locale, today }),
    link: routes.budget.path.replace(':id', budget.id),
  }
  if (finding.kind === 'projection') {
    return { ...about, kind: 'budget-projection', period: from, data: { budgetId: budget.id } }
  }
  return {
    ...about,
    kind: 'budget-threshold',
    period: `${from} ${finding.percent}`,
    covers: finding.below.map((percent) => `${from} ${percent}`),
    data: { budgetId: budget.id, percent: finding.percent },
  }
}
