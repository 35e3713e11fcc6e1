import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'
import { userScope } from '#contract/sync.ts'
import { stepsOf } from '#domain/accounts/balance.ts'
import { changeRows } from '#server/documents/rows.ts'
import { type Book, balanceToday, movesIn } from '#web/accounts/account-sums.ts'
import { enter, type Person } from '../e2e/person.ts'
import { byHand } from '../support/by-hand.ts'
import type { Fixture } from './fixture.ts'
import { journeyLine } from './journey-line.ts'
import type { Line } from './report.ts'
import { firstSeenMs, fromInputToPaint, installStopwatch } from './stopwatch.ts'
import { untilWarm } from './warm-device.ts'

const [accountCount, rowCount, times] = [12, 100_000, 7]
/** What the ledger may take of as many rows, which these are measured by. */
const targets = { open: 90, warm: 525, balances: 200 } as const
const ledger = '/mcapp/expenses'
const ledgerRow = '[data-entry]'
const accountRow = 'ul[aria-label^="Rows of"] button'
const accountPath = (id: string) => `/mcapp/accounts/${id}`

/** Every row of the book is in one of twelve accounts. */
async function fillAccounts(stand: Fixture, { session }: Person): Promise<readonly string[]> {
  const ids = Array.from({ length: accountCount }, () => randomUUID())
  const commands = ids.map((id, order) => {
    const held = { currency: 'EUR', openingOn: '2000-01-01', openingBalance: 1000 }
    const doc = { id, name: `Account ${order + 1}`, kind: 'current', order, ...held }
    return { key: randomUUID(), name: 'accounts.create', args: { doc } }
  })
  const answer = await fetch(new URL('/api/sync/push', stand.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ commands }),
  })
  if (!answer.ok) throw new Error(`push answered ${answer.status}`)
  const client = new pg.Client({ connectionString: stand.databaseUrl })
  await client.connect()
  for (const table of ['expenses', 'incomes'] as const) {
    await changeRows(byHand(client), {
      ...{ table, values: [userScope(session.user.id), ids] },
      set: `account_id = ($2::uuid[])[1 + abs(hashtext(t.id::text)) % ${accountCount}]`,
      where: 't.scope = $1',
    })
  }
  await client.end()
  return ids
}

async function follow(page: Page, path: string, selector: string): Promise<number> {
  const link = page.locator(`aside a[href="${path}"]`)
  await link.waitFor()
  return fromInputToPaint({ actor: page, selector, text: '', act: () => link.click() })
}

async function visitMs(context: BrowserContext, path: string, usable: string): Promise<number> {
  const page = await context.newPage()
  await installStopwatch(page, usable)
  await page.goto(path)
  const taken = await firstSeenMs(page)
  await page.close()
  return taken
}

type Way = 'opened' | 'back' | 'warm' | 'ledger'

/** Beside the ledger in the same minute, as a busy machine is slow for both. */
async function onScreen(stand: Fixture, person: Person, ids: readonly string[]) {
  const context = await (await stand.browser()).newContext({ baseURL: stand.url })
  const page = await context.newPage()
  await installStopwatch(page, ledgerRow)
  await enter(page, person, ledger)
  await firstSeenMs(page)
  await untilWarm(page, person.session.user.id)
  await page.locator(`aside a[href="${accountPath(ids[0] ?? '')}"]`).waitFor()
  const taken = { opened: [], back: [], warm: [], ledger: [] } as Record<Way, number[]>
  for (let n = 0; n < times; n++) {
    taken.opened.push(await follow(page, accountPath(ids[n] ?? ''), accountRow))
    taken.back.push(await follow(page, ledger, ledgerRow))
    taken.warm.push(await visitMs(context, accountPath(ids[n] ?? ''), accountRow))
    taken.ledger.push(await visitMs(context, ledger, ledgerRow))
  }
  await context.close()
  return [
    journeyLine("open an account's page inside the app", taken.opened, targets.open),
    journeyLine('open the ledger inside the app, in the same run', taken.back),
    journeyLine("warm visit to an account's page usable", taken.warm, targets.warm),
    journeyLine('warm visit to the ledger usable, in the same run', taken.ledger),
  ]
}

const accountOf = (n: number) => ({
  ...{ id: `a${n}`, kind: 'current' as const, currency: 'EUR' },
  ...{ openingBalance: 1000, openingOn: '2000-01-01' },
})

/** A device's rows by month; new arrays, so that nothing of them is known yet. */
function bookOf(): Book {
  const rows = Array.from({ length: rowCount }, (_, n) => ({
    ...{ id: `e${n}`, amount: 1 + (n % 9000), currency: 'EUR', accountAmount: null },
    date: `20${10 + (n % 16)}-${String(1 + (n % 12)).padStart(2, '0')}-15`,
    ...{ accountId: `a${n % accountCount}`, refundOf: null, createdAt: '', isPending: false },
  }))
  const months = Map.groupBy(rows, ({ date }) => date.slice(0, 7))
  return {
    months: (table) => (table === 'expenses' ? [...months.keys()] : []),
    monthRows: (table, month) => (table === 'expenses' ? (months.get(month) ?? []) : []),
    rows: () => new Map(),
  } as Book
}

function counted(): readonly Line[] {
  const [anew, again, running] = [[] as number[], [] as number[], [] as number[]]
  const accounts = Array.from({ length: accountCount }, (_, n) => accountOf(n))
  const asked = { today: '2026-11-18', rates: null, valuations: [] }
  const took = (work: () => void) => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  }
  for (let n = 0; n < times; n++) {
    const book = bookOf()
    const all = () => {
      for (const account of accounts) balanceToday(book, account, asked)
    }
    anew.push(took(all))
    again.push(took(all))
    const account = accountOf(n)
    running.push(took(() => stepsOf({ account, moves: movesIn(book, account, null) })))
  }
  return [
    journeyLine('balances of 12 accounts, all rows counted anew', anew, targets.balances),
    journeyLine('the same once months are added up', again, targets.balances / 10),
    journeyLine('running balances of one account', running, targets.balances),
  ]
}

export async function measureAccounts(stand: Fixture): Promise<readonly Line[]> {
  // Somebody of their own: other sections measure a book without accounts.
  const person = await stand.person(rowCount, 1)
  const ids = await fillAccounts(stand, person)
  return [...counted(), ...(await onScreen(stand, person, ids))]
}
