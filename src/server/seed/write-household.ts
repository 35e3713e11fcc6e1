import { categories as categoryFacts } from '#contract/categories/entities.ts'
import { userScope } from '#contract/sync.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { insertRows } from '#server/documents/rows.ts'
import { createMany } from '#server/documents/write.ts'
import type { IdentityEngine } from '../auth/better-auth-engine.ts'
import { createIdentity } from '../auth/create-identity.ts'
import type { Transaction } from '../db/database.ts'
import { insertProfile } from '../users/profiles.ts'
import { insertLoans } from './borrowing.ts'
import { insertBudgets } from './budgeting.ts'
import type { SeedIncome } from './earning.ts'
import type { Household } from './household.ts'
import { insertGoals } from './saving.ts'
import { insertGroups } from './sharing.ts'
import type { SeedExpense } from './spending.ts'

const ROWS_A_STATEMENT = 10_000

/** A household with all it earned and spent, in one transaction. */
export async function writeHousehold(
  tx: Transaction,
  engine: IdentityEngine,
  { profile, until, categories, expenses, incomes, groups }: Household,
  passwordHash: string,
): Promise<void> {
  const { id: uid, name, createdAt } = profile
  const at = new Date(createdAt)
  await createIdentity(engine, { uid, email: profile.email ?? '', name, passwordHash, at })
  await insertProfile(tx, profile)
  await createMany(
    tx,
    documentsOf('categories'),
    categories.map((category, sort) => ({
      ...categoryFacts.defaults,
      ...category,
      ...{ type: 'expense', sort },
    })),
    { uid, scope: userScope(uid), now: at },
  )
  await insertIncomes(tx, uid, profile.currency, incomes)
  let batch: SeedExpense[] = []
  for (const expense of expenses()) {
    if (batch.push(expense) < ROWS_A_STATEMENT) continue
    await insertExpenses(tx, uid, profile.currency, batch)
    batch = []
  }
  if (batch.length > 0) await insertExpenses(tx, uid, profile.currency, batch)
  await insertBudgets(tx, profile, until)
  await insertGoals(tx, profile, until)
  await insertLoans(tx, profile, until)
  await insertGroups(tx, profile, until, groups)
}

/** Columns travel as arrays: far fewer parameters, and one plan, for thousands of rows. */
const insert = {
  table: 'expenses',
  isKept: true,
  rows: `(scope, currency, created_by, id, amount, description, merchant,
      category_id, date, payment_method, notes, tags, created_at, updated_at)
    select $1, $2, $3, id, amount, description, merchant, category_id, date, payment_method, notes,
      string_to_array(tags, ','), created_at, created_at
    from unnest($4::uuid[], $5::bigint[], $6::text[], $7::text[], $8::uuid[], $9::date[],
      $10::text[], $11::text[], $12::text[], $13::timestamptz[])
      as row (id, amount, description, merchant, category_id, date, payment_method, notes, tags,
        created_at)`,
} as const

async function insertExpenses(
  tx: Transaction,
  uid: string,
  currency: string,
  rows: readonly SeedExpense[],
) {
  const values = [
    userScope(uid),
    currency,
    uid,
    rows.map(({ id }) => id),
    rows.map(({ amount }) => amount),
    rows.map(({ description }) => description),
    rows.map(({ merchant }) => merchant),
    rows.map(({ categoryId }) => categoryId),
    rows.map(({ date }) => date),
    rows.map(({ paymentMethod }) => paymentMethod),
    rows.map(({ notes }) => notes),
    rows.map(({ tags }) => tags.join(',')),
    rows.map(({ createdAt }) => createdAt),
  ]
  await insertRows(tx, { ...insert, values })
}

/** A few dozen each, so PostgreSQL may read them as JSON. */
async function insertIncomes(
  tx: Transaction,
  uid: string,
  currency: string,
  incomes: readonly SeedIncome[],
) {
  const rows = incomes.map(({ categoryId, createdAt, ...income }) => ({
    ...income,
    scope: userScope(uid),
    currency,
    category_id: categoryId,
    tags: [],
    is_pending: false,
    created_at: createdAt,
    created_by: uid,
    updated_at: createdAt,
  }))
  await insertRows(tx, {
    ...{ table: 'incomes', values: [JSON.stringify(rows)], isKept: true },
    rows: 'select * from json_populate_recordset(null::incomes, $1)',
  })
}
