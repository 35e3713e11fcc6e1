import { describe, expect, it } from 'vitest'
import type { RatesAnswer } from '#contract/ledger/rates.ts'
import { rateTable, valueIn } from '#domain/money/rates.ts'
import { leftRates, type RatesNeed, RatesStore } from './rates-store.ts'

const need = (fields: Partial<RatesNeed> = {}): RatesNeed => ({
  uid: 'anna',
  token: 'token',
  currencies: ['USD'],
  to: 'EUR',
  from: '2026-01-01',
  ...fields,
})

function stand(answer: () => Promise<RatesAnswer>) {
  const disk = new Map<string, string>()
  const asked: string[] = []
  const reports: string[] = []
  const clock = { now: 0, wake: () => {} }
  const parts = {
    now: () => clock.now,
    onWaking: (again: () => void) => {
      clock.wake = again
      return () => {
        clock.wake = () => {}
      }
    },
    key: 'rates',
    storage: {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, text: string) => void disk.set(key, text),
      removeItem: (key: string) => void disk.delete(key),
    },
    ask: (query: Record<string, string>) => {
      asked.push(`${new URLSearchParams(query)}`)
      return answer()
    },
    report: (what: string) => void reports.push(what),
  }
  return { disk, asked, reports, clock, open: () => new RatesStore(parts) }
}

const answer = (rate: string): RatesAnswer => ({
  to: 'EUR',
  days: ['2026-03-09'],
  rates: { USD: [rate] },
})
const dollars = (store: RatesStore) => {
  const kept = store.kept()
  return kept && rateTable(kept).cross('EUR', 'USD', '2026-03-10')
}

describe('the rates of a device', () => {
  it('may still come until they were asked for in vain', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => answer('1.1')]
    const { open } = stand(() => (answers.shift() ?? (async () => answer('1.2')))())
    const store = open()
    let told = 0
    store.subscribe(() => told++)
    expect(store.hasFailed()).toBe(false)
    await store.need(need())
    expect([store.hasFailed(), told]).toEqual([true, 1])
    await store.need(need())
    expect([store.hasFailed(), dollars(store)]).toEqual([false, expect.anything()])
  })

  it('asked for in vain leave what is here, and typed ones count without any', async () => {
    const { open } = stand(() => Promise.reject(new Error('offline')))
    const store = open()
    await store.need(need())
    const left = rateTable(leftRates(store.kept(), 'anna'))
    const typed = { to: 'EUR', value: '1.15' }
    const hotel = { amount: 24_000, currency: 'GBP', date: '2026-03-10' }
    expect(valueIn({ ...hotel, rate: typed }, 'EUR', left)).toBe(27_600)
    expect(valueIn(hotel, 'EUR', left)).toBeNull()
    const kept = { uid: 'anna', currencies: ['USD'], from: '2026-03-01', ...answer('1.2') }
    const dollar = { amount: 120, currency: 'USD', date: '2026-03-10' }
    expect(valueIn(dollar, 'EUR', rateTable(leftRates(kept, 'anna')))).toBe(100)
    expect(valueIn(dollar, 'EUR', rateTable(leftRates(kept, 'ben')))).toBeNull()
  })

  it('are asked for once an hour, by any number of totals', async () => {
    const { asked, clock, open } = stand(async () => answer('1.1'))
    const store = open()
    expect(store.kept()).toBeNull()
    await Promise.all([store.need(need()), store.need(need())])
    await store.need(need())
    expect(asked).toEqual(['currencies=USD&to=EUR&from=2026-01-01'])
    expect(dollars(store)?.over).toBe(11n)
    clock.now += 3_600_000
    await store.need(need())
    expect(asked).toHaveLength(2)
  })

  it('come anew while a page is open, as long as something on it needs them', async () => {
    let rate = '1.1'
    const { asked, clock, open } = stand(async () => answer(rate))
    const store = open()
    const leave = store.subscribe(() => {})
    await store.need(need())
    rate = '1.2'
    clock.wake()
    expect(asked).toHaveLength(1)
    clock.now += 3_600_000
    clock.wake()
    await expect.poll(() => dollars(store)?.over).toBe(12n)
    leave()
    clock.now += 3_600_000
    clock.wake()
    expect(asked).toHaveLength(2)
  })

  it('are asked for anew with another currency or an older day, all together', async () => {
    const { asked, open } = stand(async () => answer('1.1'))
    const store = open()
    await store.need(need())
    await store.need(need({ currencies: ['GBP'], from: '2026-02-01' }))
    await store.need(need({ from: '2024-01-01' }))
    expect(asked.slice(1)).toEqual([
      'currencies=GBP%2CUSD&to=EUR&from=2026-01-01',
      'currencies=GBP%2CUSD&to=EUR&from=2024-01-01',
    ])
  })

  it('of different totals on one screen do not push each other out', async () => {
    const { asked, open } = stand(async () => answer('1.1'))
    const store = open()
    const first = store.need(need({ currencies: ['JPY'] }))
    await Promise.all([first, store.need(need({ currencies: ['USD', 'JPY'] }))])
    expect(asked).toEqual(['currencies=JPY%2CUSD&to=EUR&from=2026-01-01'])
  })

  it('wanted while others are on their way are asked for next', async () => {
    const { promise, resolve } = Promise.withResolvers<RatesAnswer>()
    const { asked, open } = stand(() => promise)
    const store = open()
    const first = store.need(need())
    await expect.poll(() => asked).toHaveLength(1)
    await store.need(need({ currencies: ['CHF'] }))
    resolve(answer('1.1'))
    await first
    expect(asked.at(-1)).toContain('currencies=CHF%2CUSD')
    expect(asked).toHaveLength(2)
  })

  it('are there again after a reload, and without a network', async () => {
    let isOnline = true
    const { reports, open } = stand(async () => {
      if (!isOnline) throw new Error('offline')
      return answer('1.1')
    })
    await open().need(need())
    isOnline = false
    const store = open()
    expect(dollars(store)?.over).toBe(11n)
    await store.need(need())
    expect(dollars(store)?.over).toBe(11n)
    expect(reports).toEqual(['exchange rates not fetched'])
  })

  it('are not those of somebody else', async () => {
    const { asked, open } = stand(async () => answer('1.1'))
    await open().need(need({ currencies: ['USD', 'CHF'] }))
    await open().need(need({ uid: 'ben' }))
    expect(asked[1]).toBe('currencies=USD&to=EUR&from=2026-01-01')
  })

  it('survive what is no such thing in the storage', () => {
    for (const text of ['', '{', '[]', '7', '{"rates":{}}']) {
      const { disk, open } = stand(async () => answer('1.1'))
      disk.set('rates', text)
      expect(open().kept()).toBeNull()
    }
  })
})
