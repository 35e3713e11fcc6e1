import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plans } from '#contract/plans.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { dropReceipts } from '#server/receipts/drop-receipts.ts'
import { readReceipt } from '#server/receipts/read-receipt.ts'
import { storeReceipt } from '#server/receipts/store-receipt.ts'
import { newExpense } from '#test/support/caller.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { photo } from '#test/support/receipt-picture.ts'
import { openS3 } from '#test/support/s3-server.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must } from '../support/recurring-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'moneycomb-receipts-'))
let s3: Awaited<ReturnType<typeof openS3>>
let inDatabase: TestEngine
let inFolder: TestEngine
let inS3: TestEngine
beforeAll(async () => {
  s3 = await openS3()
  inDatabase = await openTestEngine()
  const beside = { databaseUrl: inDatabase.engine.config.databaseUrl ?? '' }
  const keys = { RECEIPTS_KEY: 'key', RECEIPTS_SECRET: 'secret' }
  inFolder = await openTestEngine({
    ...beside,
    env: { RECEIPTS_STORE: pathToFileURL(folder).href },
  })
  inS3 = await openTestEngine({ ...beside, env: { RECEIPTS_STORE: `${s3.url}/`, ...keys } })
})
afterAll(async () => {
  await Promise.all([inDatabase, inFolder, inS3].map((engine) => engine.close()))
  s3.close()
  rmSync(folder, { recursive: true })
})

/** A receipt with its picture, and whether an expense shows it. */
async function keep(one: TestEngine, person: Person, isShown = true) {
  const id = randomUUID()
  await must(one, person, 'receipts.create', { doc: { id } })
  await storeReceipt(one.engine, person.uid, id, await photo())
  const expense = newExpense({ receiptId: id })
  if (isShown) await must(one, person, 'expenses.create', { doc: expense })
  return { id, expenseId: expense.id }
}

const dropAt = (one: TestEngine, instant: string) =>
  dropReceipts(one.engine, new Date(instant), new AbortController().signal)
const isThere = (one: TestEngine, { uid }: Person, id: string) =>
  readReceipt(one.engine, uid, id).then(
    (picture) => picture.length > 0,
    (fault: { code: string }) => fault.code,
  )
const files = () =>
  readdirSync(folder, { recursive: true }).filter((name) => /webp/.test(`${name}`))
const left = async (id: string) => {
  const { rows } = await inDatabase.engine.database.pool.query<{ found: string }>(
    `select 'file' as found from receipt_files where id = $1
      union all select 'image' from receipt_images where id = $1
      union all select 'row' from receipts where id = $1`,
    [id],
  )
  return rows.map(({ found }) => found)
}

describe('pictures', () => {
  it('are kept in the database, a folder or a store, as is set, and stay there', async () => {
    const anna = await newPerson(inDatabase)
    const first = await keep(inDatabase, anna)
    const second = await keep(inFolder, anna)
    const third = await keep(inS3, anna)
    expect(files()).toHaveLength(1)
    expect([...s3.objects.keys()]).toEqual([`/bucket/${third.id}.webp`])
    expect(await isThere(inFolder, anna, first.id)).toBe(true)
    expect(await isThere(inFolder, anna, second.id)).toBe(true)
    expect(await isThere(inS3, anna, third.id)).toBe(true)
    expect(await isThere(inDatabase, anna, third.id)).toBe('not-found')
    expect(inDatabase.logs.join()).toContain('the place where a receipt is kept is not set')
  })

  it('are asked for again when their store is away', async () => {
    const anna = await newPerson(inS3)
    s3.goAway(true)
    const id = randomUUID()
    await must(inS3, anna, 'receipts.create', { doc: { id } })
    const send = async () => storeReceipt(inS3.engine, anna.uid, id, await photo())
    await expect(send()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await isThere(inS3, anna, id)).toBe('not-found')
    s3.goAway(false)
    await send()
    expect(await isThere(inS3, anna, id)).toBe(true)
  })

  it('take no more room than the plan has', async () => {
    const anna = await newPerson(inDatabase)
    const { id } = await keep(inDatabase, anna)
    const { pool } = inDatabase.engine.database
    const fill = (bytes: number) =>
      pool.query('update receipt_files set bytes = $2 where id = $1', [id, bytes])
    await fill(plans.free.receiptBytes - 100)
    await expect(keep(inDatabase, anna)).rejects.toMatchObject({ code: 'receipts-full' })
    await pool.query(`update users set subscription_end_date = '2026-12-31' where id = $1`, [
      anna.uid,
    ])
    await expect(keep(inDatabase, anna)).resolves.toBeDefined()
  })
})

describe('a picture that no expense shows', () => {
  it('goes after a day, with its bytes, and not before', async () => {
    const anna = await newPerson(inDatabase)
    const { id, expenseId } = await keep(inDatabase, anna)
    await dropAt(inDatabase, '2026-04-01T10:00:00Z')
    expect(await left(id)).toHaveLength(3)
    await must(inDatabase, anna, 'expenses.delete', { id: expenseId })
    await dropAt(inDatabase, '2026-04-01T11:00:00Z')
    await dropAt(inDatabase, '2026-04-02T10:59:00Z')
    expect(await isThere(inDatabase, anna, id)).toBe(true)
    await dropAt(inDatabase, '2026-04-02T11:01:00Z')
    expect(await left(id)).toEqual([])
  })

  it('stays when the deletion is taken back', async () => {
    const anna = await newPerson(inFolder)
    const { id, expenseId } = await keep(inFolder, anna)
    await must(inFolder, anna, 'expenses.delete', { id: expenseId })
    await dropAt(inFolder, '2026-04-01T11:00:00Z')
    await must(inFolder, anna, 'expenses.create', {
      doc: { ...newExpense({ receiptId: id }), id: expenseId },
    })
    await dropAt(inFolder, '2026-04-03T11:00:00Z')
    expect(await isThere(inFolder, anna, id)).toBe(true)
  })

  it('is dropped once its store is back', async () => {
    const anna = await newPerson(inS3)
    const { id } = await keep(inS3, anna, false)
    await must(inS3, anna, 'receipts.delete', { id })
    s3.goAway(true)
    await dropAt(inS3, '2026-04-01T11:00:00Z')
    expect(await left(id)).toEqual(['file'])
    s3.goAway(false)
    await dropAt(inS3, '2026-04-01T12:00:00Z')
    expect(await left(id)).toEqual([])
    expect(s3.objects.has(`/bucket/${id}.webp`)).toBe(false)
  })
})

describe('a receipt that is deleted', () => {
  it('is let go by its expense', async () => {
    const anna = await newPerson(inDatabase)
    const { id, expenseId } = await keep(inDatabase, anna)
    await must(inDatabase, anna, 'receipts.delete', { id })
    expect(await isThere(inDatabase, anna, id)).toBe('not-found')
    const read = 'select receipt_id from expenses where id = $1'
    const { rows } = await inDatabase.engine.database.pool.query(read, [expenseId])
    expect(rows).toEqual([{ receipt_id: null }])
  })

  it('goes with the account', async () => {
    const anna = await newPerson(inDatabase)
    const { id } = await keep(inDatabase, anna)
    await deleteAccount(inDatabase.engine, anna.uid)
    await expect.poll(() => left(id)).toEqual([])
  })
})
