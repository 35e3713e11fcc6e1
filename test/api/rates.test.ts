import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { type RatesAnswer, ratesAnswer } from '#contract/ledger/rates.ts'
import { limits } from '#contract/limits.ts'
import { currencies } from '#domain/money/currencies.data.ts'
import { rateTable } from '#domain/money/rates.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { openRatesProvider } from '#test/support/providers.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const ask = (person: TestCaller, query: string) =>
  person.call<RatesAnswer & ErrorBody>('GET', `/api/rates?${query}`)

describe('GET /api/rates', () => {
  let server: TestServer
  let anna: TestCaller
  beforeAll(async () => {
    server = await startTestServer()
    anna = await TestCaller.signUp(server.url)
  })
  afterAll(() => server.stop())

  it('has the snapshot’s rates, for the asked currencies and the one they lead to', async () => {
    const query = 'currencies=USD,GBP&to=JPY&from=2024-03-01&till=2024-03-10'
    const { status, body } = await ask(anna, query)
    expect(status).toBe(200)
    expect(ratesAnswer.parse(body)).toMatchObject({ to: 'JPY' })
    expect(Object.keys(body.rates)).toEqual(['USD', 'GBP', 'JPY'])
    expect(body.days[0]).toBe('2024-03-01')
    expect(body.days.every((day) => day <= '2024-03-10')).toBe(true)
    const cross = rateTable(body).cross('USD', 'JPY', '2024-03-03')
    expect(Number(cross?.over) / Number(cross?.under)).toBeCloseTo(150.1, 0)
  })

  it('also has the days before that reach into those asked for', async () => {
    const { body } = await ask(anna, 'currencies=USD&to=EUR&from=2024-03-09&till=2024-03-09')
    expect(body.days.length).toBeGreaterThan(0)
    expect(rateTable(body).cross('USD', 'EUR', '2024-03-09')).not.toBeNull()
  })

  it('answers nothing, not something, where nothing is known', async () => {
    const { status, body } = await ask(anna, 'currencies=SYP&to=EUR')
    expect([status, body.days, body.rates]).toEqual([200, [], { SYP: [], EUR: [] }])
  })

  it('has the first rate there is for days before it, and the last for those after', async () => {
    const before = await ask(anna, 'currencies=USD&to=EUR&from=1990-01-01&till=1990-12-31')
    expect(before.body.days).toHaveLength(1)
    const after = await ask(anna, 'currencies=USD&to=EUR&from=2100-01-01&till=2100-01-01')
    expect(after.body.days).toHaveLength(1)
    expect(after.body.days > before.body.days).toBe(true)
  })

  it('takes empty days as not given', async () => {
    const { status, body } = await ask(anna, 'currencies=USD&to=EUR&from=&till=')
    expect([status, Object.keys(body.rates)]).toEqual([200, ['USD', 'EUR']])
  })

  it.each([
    ['currencies', 'to=EUR'],
    ['currencies', 'currencies=&to=EUR'],
    ['currencies.0', 'currencies=BTC&to=EUR'],
    ['currencies.0', 'currencies=__proto__&to=EUR'],
    ['currencies', `currencies=${Object.keys(currencies).slice(0, 41)}&to=EUR`],
    ['to', 'currencies=USD'],
    ['to', 'currencies=USD&to=eur'],
    ['from', 'currencies=USD&to=EUR&from=yesterday'],
    ['from', 'currencies=USD&to=EUR&from=2026-02-30'],
    ['till', 'currencies=USD&to=EUR&from=2026-03-02&till=2026-03-01'],
    ['base', 'currencies=USD&to=EUR&base=USD'],
  ])('marks what is wrong: %s in %s', async (field, query) => {
    const { status, body } = await ask(anna, query)
    expect([status, body.code]).toEqual([422, 'invalid-input'])
    expect(Object.keys(body.fields ?? {})).toContain(field)
  })

  it('is for those who are signed in', async () => {
    const answer = await call(`${server.url}/api/rates?currencies=USD&to=EUR`, 'GET')
    expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in'])
  })

  it('is not for asking all day', async () => {
    const ben = await TestCaller.signUp(server.url)
    const calls = Array.from({ length: limits.rateCallsPerMinute + 1 }, () =>
      ask(ben, 'currencies=USD&to=EUR&from=2024-03-02&till=2024-03-02'),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('a provider of rates', () => {
  const today = new Date().toISOString().slice(0, 10)
  const logged = (server: TestServer, words: string) =>
    expect.poll(() => server.logs.filter((line) => line.includes(words)), { timeout: 10_000 })

  it('adds what is missing, once a day for all servers', async () => {
    const provider = await openRatesProvider(() => ({
      base: 'EUR',
      date: today,
      rates: { USD: 1.1402, CHF: 9.4, XYZ: 2, JPY: -1 },
    }))
    const env = { RATES_URL: `${provider.url}/v1/{from}..` }
    const server = await startTestServer({ env })
    await logged(server, '"added":1,').toHaveLength(1)
    await logged(server, '"refused":["JPY","CHF"]').toHaveLength(1)
    const second = await startTestServer({ env: { ...env, DATABASE_URL: server.databaseUrl } })
    const anna = await TestCaller.signUp(second.url)
    const { body } = await ask(anna, `currencies=USD,CHF,JPY&to=EUR&from=${today}`)
    expect(body.rates.USD?.at(-1)).toBe('1.1402')
    expect([body.rates.CHF?.at(-1), body.rates.JPY?.at(-1)]).toEqual([null, null])
    expect(provider.asked).toEqual([expect.stringMatching(/^\/v1\/\d{4}-\d\d-\d\d\.\.$/)])
    await Promise.all([server.stop(), second.stop()])
    provider.close()
  })

  it.each([
    ['speaks of another base', { base: 'USD', date: today, rates: { EUR: 0.92, GBP: 0.8 } }],
    [
      'turns everything upside down',
      { base: 'EUR', date: today, rates: { USD: 0.4, JPY: 0.006, INR: 0.01, IDR: 0.02 } },
    ],
    ['answers a page', 'Please log in'],
  ])('that %s changes nothing', async (_what, answer) => {
    const provider = await openRatesProvider(() => answer)
    const server = await startTestServer({ env: { RATES_URL: provider.url } })
    await logged(server, 'exchange rates').not.toHaveLength(0)
    const anna = await TestCaller.signUp(server.url)
    const { body } = await ask(anna, `currencies=USD,JPY,INR,IDR&to=GBP&from=${today}`)
    expect(body.days).not.toContain(today)
    await server.stop()
    provider.close()
  })

  it('that cannot be reached stops nobody', async () => {
    const server = await startTestServer({ env: { RATES_URL: 'http://127.0.0.1:1/rates' } })
    await logged(server, 'exchange rates were not fetched').toHaveLength(1)
    const anna = await TestCaller.signUp(server.url)
    expect((await ask(anna, 'currencies=USD&to=EUR&from=2024-03-02')).status).toBe(200)
    await server.stop()
  })
})
