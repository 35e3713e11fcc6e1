import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/errors.ts'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { nothingLost } from './audit.ts'
import { Load, longTest } from './load.ts'
import { newSeed } from './new-seed.ts'
import { ask } from './on-database.ts'
import { startOnSmallDisk, whyNoSmallDisk } from './small-disk.ts'
import { startUnsafe } from './unsafe.ts'

const acksBetween = howMany(80, 800)
const refusals = howMany(40, 400)
const patience = { timeout: 60_000, interval: 20 }

const obstacle = whyNoSmallDisk()
if (obstacle) process.stdout.write(`Disk full: not tried, ${obstacle}\n`)

describe.skipIf(obstacle)('a full disk', () => {
  let stand: Awaited<ReturnType<typeof startOnSmallDisk>>
  beforeAll(async () => {
    stand = await startOnSmallDisk()
  })
  afterAll(async () => {
    stand.free()
    await stand.stop()
  })

  const url = () => stand.server.url
  const place = () => ({ url: url(), databaseUrl: stand.databaseUrl })

  /** PostgreSQL goes on to another file of its log. */
  const nextLogFile = [
    `select pg_logical_emit_message(true, 'moneycomb', 'next')`,
    'select pg_switch_wal()',
  ]

  it('refuses writes for now, goes on reading, and recovers by itself', {
    timeout: longTest,
  }, async () => {
    const anna = await TestCaller.signUp(url())
    await anna.create()
    const seed = newSeed()
    const load = await Load.begin(url(), { urls: () => [url()], seed })
    await load.more(acksBetween)
    // Log files to spare, so that it is the tables that have no room.
    const spare = Array.from({ length: 4 }, () => nextLogFile).flat()
    await ask(stand.databaseUrl, ...spare, 'checkpoint')
    const before = stand.postgresPid()
    stand.fill()
    const reads: number[] = []
    await vi.waitFor(async () => {
      reads.push((await anna.data('GET', 'expenses')).status)
      expect(load.audit.refused).toBeGreaterThanOrEqual(refusals)
    }, patience)
    stand.free()
    await load.more(acksBetween)
    const audit = await load.stop()
    const { figures, broken } = await audit.close(place())
    const { refused, sentences } = audit
    const told = { ...figures, 'answered 503': refused, 'reads meanwhile': reads.length, seed }
    prove('faults', 'Disk full', told)
    expect(audit.odd).toEqual([])
    expect([...sentences]).toEqual([errors.unavailable.message])
    expect(new Set(reads)).toEqual(new Set([200]))
    expect(figures).toMatchObject(nothingLost)
    expect(broken).toEqual({})
    expect(stand.postgresPid()).toBe(before)
  })

  it('has PostgreSQL back by itself where even its log had no room', async () => {
    const seed = newSeed()
    const load = await Load.begin(url(), { urls: () => [url()], seed })
    await load.more(acksBetween)
    stand.fill()
    const fillLog = async () => {
      for (;;) await ask(stand.databaseUrl, ...nextLogFile)
    }
    await expect(fillLog()).rejects.toThrow()
    await vi.waitFor(() => expect(load.audit.refused).toBeGreaterThan(refusals), patience)
    stand.free()
    await load.more(acksBetween)
    const audit = await load.stop()
    const { figures, broken } = await audit.close(place())
    const { refused, outageS } = audit
    const told = { ...figures, 'outage s': outageS, 'answered 503': refused, seed }
    prove('faults', 'Disk of the log full', told)
    expect(audit.odd).toEqual([])
    expect(figures).toMatchObject(nothingLost)
    expect(broken).toEqual({})
    expect(stand.server.logs.join()).toContain('the embedded PostgreSQL went away')
  })

  it('would be found to lose what a server says yes to before it has written', async () => {
    const unsafe = await startUnsafe(stand.databaseUrl)
    const load = await Load.begin(url(), { urls: () => [unsafe.url], seed: newSeed() })
    stand.fill()
    await load.more(60)
    const audit = await load.stop()
    await unsafe.stop()
    stand.free()
    expect((await unsafe.count(audit)).lost).toBeGreaterThan(0)
  })
})
