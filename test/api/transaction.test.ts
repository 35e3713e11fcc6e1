import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Scope } from '#contract/sync.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { toFault } from '#server/http/answer/answer-fault.ts'
import { Fault } from '#server/http/fault.ts'
import { newDatabase } from '../support/postgres.ts'

let database: Database
let told: Scope[]
beforeAll(async () => {
  database = openDatabase(await newDatabase(), pino({ level: 'silent' }))
  await database.pool.query('create table counters (id int primary key, used int not null)')
  database.onTouched((scopes) => told.push(...scopes))
})
beforeEach(async () => {
  told = []
  await database.pool.query('delete from counters')
  await database.pool.query('insert into counters values (1, 0)')
})
afterAll(() => database.close())

const used = async () => (await database.pool.query('select used from counters')).rows[0].used
const conflict = () =>
  Object.assign(new pg.DatabaseError('conflict', 1, 'error'), { code: '40001' })

describe('the transaction door', () => {
  it('saves, then tells and runs effects in order', async () => {
    const seen: string[] = []
    const answer = await database.transact(async (tx) => {
      tx.touched.add('u:1')
      tx.afterCommit(async () => void seen.push(`first ${await used()}`))
      tx.afterCommit(() => void seen.push('second'))
      await tx.client.query('update counters set used = 7')
      return 'done'
    })
    expect([answer, seen, told]).toEqual(['done', ['first 7', 'second'], ['u:1']])
  })

  it('undoes everything when the work fails, effects included', async () => {
    const seen: string[] = []
    const work = database.transact(async (tx) => {
      tx.touched.add('u:1')
      tx.afterCommit(() => void seen.push('never'))
      await tx.client.query('update counters set used = 7')
      throw new Fault('in-use')
    })
    await expect(work).rejects.toMatchObject({ code: 'in-use' })
    expect([await used(), seen, told]).toEqual([0, [], []])
  })

  it('tries five times, then says it cannot now', async () => {
    let tries = 0
    const work = database.transact(async () => {
      tries++
      throw conflict()
    })
    const error = await work.catch((reason: unknown) => reason)
    expect(toFault(error)).toMatchObject({ code: 'unavailable', status: 503 })
    expect(tries).toBe(5)
  })

  it('runs the effects of the try that succeeded only', async () => {
    let tries = 0
    const seen: number[] = []
    await database.transact(async (tx) => {
      const current = ++tries
      tx.afterCommit(() => void seen.push(current))
      if (current < 5) throw conflict()
    })
    expect(seen).toEqual([5])
  })

  it('loses no update among many at once', async () => {
    const add = () =>
      database.transact(async (tx) => {
        await tx.client.query('update counters set used = used + 1')
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect(await used()).toBe(40)
  })

  it('answers well although an effect failed: what is saved is saved', async () => {
    const answer = await database.transact(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('no mail today')
      })
      await tx.client.query('update counters set used = 3')
      return 'done'
    })
    expect([answer, await used()]).toEqual(['done', 3])
  })

  it('survives its connection being ended, and works again at once', async () => {
    const work = database.transact(async (tx) => {
      await tx.client.query('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(work).rejects.toThrow()
    expect(await used()).toBe(0)
  })
})
