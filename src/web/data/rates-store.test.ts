import { describe, expect, it } from 'vitest'
import type { RatesAnswer } from '#contract/entities/rates.ts'
import { type RatesNeed, RatesStore } from './rates-store.ts'

const need = (fields: Partial<RatesNeed> = {}): RatesNeed => ({
  uid: 'anna',
  token: 'token',
  currencies: ['USD'],
  to: 'EUR',
  from: '2026-01-01',
  today: '2026-03-10',
  ...fields,
})

function stand(answer: () => Promise<RatesAnswer>) {
  const disk = new Map<string, string>()
  const asked: string[] = []
  const reports: string[] = []
  const parts = {
    key: 'rates',
    storage: {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, text: string) => void disk.set(key, text),
      removeItem: (key: string) => void disk.delete(key),
    },
    ask: (path: string) => {
      asked.push(path)
      return answer()
    },
    report: (what: string) => void reports.push(what),
  }
  return { disk, asked, reports, open: () => new RatesStore(parts) }
}

const answer = (rate: string): RatesAnswer => ({
  to: 'EUR',
  days: ['2026-03-09'],
  rates: { USD: [rate] },
})
const dollars = (store: RatesStore) => store.table()?.cross('EUR', 'USD', '2026-03-10')

describe('the rates of a device', () => {
  it('are asked for once a day, by any number of totals', async () => {
    const { asked, open } = stand(async () => answer('1.1'))
    const store = open()
    expect(store.table()).toBeNull()
    await Promise.all([store.need(need()), store.need(need())])
    await store.need(need())
    expect(asked).toEqual(['/api/rates?currencies=USD&to=EUR&from=2026-01-01'])
    expect(dollars(store)?.over).toBe(11n)
    await store.need(need({ today: '2026-03-11' }))
    expect(asked).toHaveLength(2)
  })

  it('are asked for anew with another currency or an older day, all together', async () => {
    const { asked, open } = stand(async () => answer('1.1'))
    const store = open()
    await store.need(need())
    await store.need(need({ currencies: ['GBP'], from: '2026-02-01' }))
    await store.need(need({ from: '2024-01-01' }))
    expect(asked.slice(1)).toEqual([
      '/api/rates?currencies=GBP%2CUSD&to=EUR&from=2026-01-01',
      '/api/rates?currencies=USD&to=EUR&from=2024-01-01',
    ])
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
    await store.need(need({ today: '2026-03-11' }))
    expect(dollars(store)?.over).toBe(11n)
    expect(reports).toEqual(['exchange rates not fetched'])
  })

  it('are not those of somebody else', async () => {
    const { asked, open } = stand(async () => answer('1.1'))
    await open().need(need({ currencies: ['USD', 'CHF'] }))
    await open().need(need({ uid: 'ben' }))
    expect(asked[1]).toBe('/api/rates?currencies=USD&to=EUR&from=2026-01-01')
  })

  it('survive what is no such thing in the storage', () => {
    for (const text of ['', '{', '[]', '7', '{"rates":{}}']) {
      const { disk, open } = stand(async () => answer('1.1'))
      disk.set('rates', text)
      expect(open().table()).toBeNull()
    }
  })
})
