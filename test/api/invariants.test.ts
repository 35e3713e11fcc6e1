import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { brokenInvariants, type invariants } from '#test/support/invariants.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newGoal, newMove } from '../support/goals-fixture.ts'
import { TestGroup } from '../support/group-fixture.ts'
import { newLoan, newPayment } from '../support/loans-fixture.ts'

let server: TestServer
let database: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  await liveALittle(server.url)
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

/** A bit of everything: a goal, a loan, what recurs, a group with a bill and a payment. */
async function liveALittle(url: string): Promise<void> {
  const [anna, ben] = [await TestCaller.signUp(url, 'Anna'), await TestCaller.signUp(url, 'Ben')]
  const goal = newGoal()
  const loan = newLoan({ trackFrom: '2026-03-01' })
  const category = { id: randomUUID(), name: 'Bees', type: 'expense', icon: 'tag', color: 'honey' }
  const expense = { amount: 1250, currency: 'EUR', description: 'Bread', date: '2026-03-14' }
  const results = await anna.push(
    { name: 'goals.create', args: { doc: goal } },
    { name: 'goals.contribute', args: newMove(goal.id, 5000) },
    { name: 'loans.create', args: { doc: loan } },
    { name: 'loans.pay', args: newPayment(loan.id, { expenseId: randomUUID() }) },
    { name: 'categories.create', args: { doc: category } },
    {
      name: 'expenses.create',
      args: { doc: { id: randomUUID(), ...expense, categoryId: category.id } },
    },
    { name: 'expenses.create', args: { doc: { id: randomUUID(), ...expense } } },
  )
  expect(results.filter(({ ok }) => !ok)).toEqual([])
  const group = await TestGroup.make(anna)
  await group.join(ben)
  await group.spend(anna, 3001, 'Anna', ['Anna', 'Ben'])
}

const without = (what: 'shares' | 'payers') =>
  `alter table group_expenses drop constraint group_expenses_${what}_add_up;`
const firstOf = (table: string) => `(select id from ${table} order by id limit 1)`
const copyOf = (table: string, changes: string) => `insert into ${table}
  select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${changes})).*
  from (select * from ${table} limit 1) t`

/** What would break each of them, past all that keeps it from happening. */
const plants: Readonly<Record<keyof typeof invariants, string>> = {
  'a goal has what was put in and not taken out': 'update goals set total_saved = 4999',
  'a goal of a group has what was put in': `insert into group_goals (id, scope, group_id, name,
      target_amount, currency, icon, color, sharing, status, targets, total_saved, created_at,
      created_by, updated_at)
    select gen_random_uuid(), scope, id, 'Tent', 1000, 'EUR', 'tag', 'honey', '{}', 'active',
      '[{"amount": 1000}]', 1, now(), created_by, now() from groups`,
  'the shares of a bill are its amount': `${without('shares')}
    update group_expenses set shares = jsonb_set(shares, '{0,amount}', '1')`,
  'what was paid for a bill is its amount': `${without('payers')}
    update group_expenses set payers = jsonb_set(payers, '{0,amount}', '3000')`,
  'the balances of a group are zero together': `${without('payers')}
    update group_expenses set payers = jsonb_set(payers, '{0,amount}', '3000')`,
  'what is kept of a day is what its rows come to': copyOf(
    'expenses',
    `jsonb_build_object('id', gen_random_uuid(), 'date', '2026-08-08')`,
  ),
  'an entry is found by its words, or waits to be read': copyOf(
    'expenses',
    `jsonb_build_object('id', gen_random_uuid())`,
  ),
  'only members have shares and pay': `update group_expenses
    set shares = jsonb_set(shares, '{0,memberId}', to_jsonb(gen_random_uuid()::text))`,
  'my book has my share of a bill': 'update group_shares set share = share + 1',
  'everybody who has a share has it in their book': `delete from group_shares
    where id = ${firstOf('group_shares')}`,
  'a schedule pays the loan back, once': 'update amortization set balance = 1 where balance = 0',
  'an instalment is paid once': copyOf('payments', `'{"id": "${randomUUID()}"}'::jsonb`),
  'a payment and the expense it is are one': `update payments set date = '2026-04-02'`,
  'an occurrence is entered once': `update expenses
    set template_id = '${randomUUID()}', occurrence_on = '2026-03-14'`,
  'what belongs to something belongs to its owner': `update contributions set scope = 'u:other'`,
  'a category is mine or everybody’s': `update expenses set category_id = gen_random_uuid()`,
  'nothing was changed before it was made': `update loans
    set updated_at = created_at - interval '1 second'`,
  'no revision is ahead of its scope': `update sync_scope set rev = 0, horizon = 0`,
  'an answer that was kept says something': `update idem set result = '{}'`,
  'the audit log is as it was written': `alter table audit_log disable trigger all;
    insert into audit_log (seq, at, action, details, previous, hash)
    values (1, now(), 'made up', '{}', '\\x00', '\\x00')`,
  'every index is whole': `update pg_index set indisvalid = false
    where indexrelid = 'expenses_by_category'::regclass`,
  'no transaction was left half done': '',
}

describe('what must hold in every database', () => {
  it('holds after a bit of everything', async () => {
    expect(await brokenInvariants(database)).toEqual({})
  })

  it.each(Object.entries(plants).filter(([, plant]) => plant))(
    '%s, or it is found',
    async (name, plant) => {
      await database.query('begin')
      try {
        await database.query(plant)
        expect(Object.keys(await brokenInvariants(database))).toContain(name)
      } finally {
        await database.query('rollback')
      }
    },
  )

  it('every row of a table is told of, or it is found', async () => {
    await database.query('begin')
    await database.query('set local session_replication_role = replica')
    await database.query(`delete from expenses where id = ${firstOf('expenses')}`)
    await database.query(`delete from sync_row where tbl = 'goals'`)
    const broken = Object.keys(await brokenInvariants(database))
    await database.query('rollback')
    expect(broken).toContain('nothing is told of expenses that is not there')
    expect(broken).toContain('every row of goals is told of')
  })
})
