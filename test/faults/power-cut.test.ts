import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { howMany, isFull, prove } from '#test/support/proof.ts'
import { nothingLost } from './audit.ts'
import { CuttableDisk, whyNoCuttableDisk } from './cuttable-disk.ts'
import { Load, longTest } from './load.ts'
import { newSeed } from './new-seed.ts'
import { skipFsync } from './skip-fsync.ts'

const cuts = howMany(1, 7)
const acks = howMany(250, 10_000)

// It takes a device of the machine, which nobody expects of a test that only runs along.
const obstacle = isFull ? whyNoCuttableDisk() : 'only when it is asked for'
if (isFull && obstacle) process.stdout.write(`Power cut: not tried, ${obstacle}\n`)

describe.skipIf(obstacle)('a power cut', () => {
  let disk: CuttableDisk
  beforeAll(async () => {
    disk = new CuttableDisk()
    await disk.start()
  })
  afterAll(() => disk.drop())

  const begin = (seed: number) => Load.begin(disk.url, { urls: () => [disk.url], seed })
  const place = () => ({ url: disk.url, databaseUrl: disk.databaseUrl })

  it('loses and doubles nothing that was confirmed', { timeout: longTest }, async () => {
    const seed = newSeed()
    const load = await begin(seed)
    for (let n = 0; n < cuts; n++) {
      await load.reach((acks / cuts) * (n + 0.5))
      await disk.cut()
      await disk.start()
    }
    await load.reach(acks)
    const audit = await load.stop()
    const { figures, broken } = await audit.close(place())
    prove('faults', 'Power cut', { ...figures, 'outage s': audit.outageS, cuts, seed })
    expect(audit.odd).toEqual([])
    expect(figures).toMatchObject(nothingLost)
    expect(broken).toEqual({})
  })

  it('would find what a PostgreSQL lost that confirms before it is on the disk', async () => {
    const load = await begin(newSeed())
    await skipFsync(disk.databaseUrl)
    await load.more(60)
    await disk.cut()
    await disk.start()
    await load.more(1)
    const audit = await load.stop()
    expect((await audit.close(place())).figures.lost).toBeGreaterThan(0)
  })
})
