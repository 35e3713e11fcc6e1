import { describe, expect, it } from 'vitest'
import { ageOf, isOverdue, type Published } from '../test/packages/package-age.ts'

const now = Date.parse('2026-11-17T00:00:00.000Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()

/** Versions by how many days ago they came. */
const publishedOf = (ages: Readonly<Record<string, number>>, latest: string): Published => ({
  'dist-tags': { latest },
  versions: Object.fromEntries(Object.keys(ages).map((version) => [version, {}])),
  time: Object.fromEntries(Object.entries(ages).map(([version, days]) => [version, daysAgo(days)])),
})

describe('the age of a package', () => {
  it.each([
    ['the newest, however old', { '1.2.0': 900 }, '1.2.0', 0],
    ['behind since the first newer one', { '1.2.0': 90, '1.2.1': 60, '1.10.0': 5 }, '1.10.0', 60],
    ['not behind a trial version', { '1.2.0': 90, '1.3.0-beta.1': 60 }, '1.2.0', 0],
    ['not behind what is not offered yet', { '1.2.0': 90, '2.0.0': 60 }, '1.2.0', 0],
  ])('%s', (_, ages, latest, days) => {
    expect(ageOf('honey', '1.2.0', publishedOf(ages, latest), now).behindDays).toBe(days)
  })

  it('is too much after three months, or when it was given up', () => {
    const isLate = (days: number) =>
      isOverdue(ageOf('honey', '1.2.0', publishedOf({ '1.2.0': 400, '1.3.0': days }, '1.3.0'), now))
    expect([isLate(92), isLate(93)]).toEqual([false, true])
    const published = publishedOf({ '1.2.0': 1 }, '1.2.0')
    const versions = { '1.2.0': { deprecated: 'use another' } }
    expect(isOverdue(ageOf('honey', '1.2.0', { ...published, versions }, now))).toBe(true)
  })
})
