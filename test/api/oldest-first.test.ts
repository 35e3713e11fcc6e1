import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { asOneCall } from '#server/db/oldest-first.ts'
import { newDatabase } from '../support/postgres.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await newDatabase(), pino({ level: 'silent' }), 1)
})
afterAll(() => database.close())

it('serves the next questions of a call before the first of later ones', async () => {
  const { pool } = database
  const served: string[] = []
  const ask = async (name: string) => {
    await pool.query('select 1')
    served.push(name)
  }
  const call = (name: string) =>
    asOneCall(async () => {
      for (const question of [1, 2, 3]) await ask(`${name}${question}`)
    })
  const held = await pool.connect()
  const later = pool.connect()
  const calls = [call('a'), call('b'), call('c')]
  expect(pool.waitingCount).toBe(4)
  held.release()
  const second = await later
  second.release()
  await Promise.all([...calls, ask('job')])
  // Who has just been answered has not asked again yet, so one other comes in between.
  const begun = (name: string) => served.indexOf(`${name}1`)
  expect(begun('c')).toBeGreaterThan(served.indexOf('a3'))
  expect(served.indexOf('job')).toBeGreaterThan(begun('c'))
})
