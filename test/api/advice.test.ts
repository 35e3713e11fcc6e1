import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AskAnswer, TodayAnswer, UsageAnswer } from '#contract/advice/calls.ts'
import { giveBack, quotaOf, takeCall } from '#server/advice/quota.ts'
import { changeRows } from '#server/documents/rows.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { byHand } from '#test/support/by-hand.ts'
import { Household } from '../support/advice-fixture.ts'
import { call, TestCaller } from '../support/caller.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { sharedServer } from '../support/shared-server.ts'

const { url, databaseUrl } = sharedServer()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(async () => {
  await one.close()
  await pool.end()
})

const ask = (person: TestCaller, body: unknown = {}) =>
  person.call<AskAnswer>('POST', '/api/ai-advice', { body })

describe('POST /api/ai-advice', () => {
  it('answers from the book for nothing, and keeps it in the history', async () => {
    const anna = await TestCaller.signUp(url)
    const day = new Date().toISOString().slice(0, 10)
    await anna.create({ description: 'Bread', amount: 1250, date: day })
    const { status, body } = await ask(anna, { question: 'How much did I spend this month?' })
    expect(status).toBe(200)
    expect(body.answer).toContain('You spent €12.50')
    expect(body).toMatchObject({
      by: 'facts',
      status: 'answered',
      aiAdvice: { used: 0, limit: 10 },
    })
    expect(body.evidence).toMatchObject([{ words: 'Bread', amount: 1250, currency: 'EUR' }])
    const history = await anna.data<{ documents: unknown[] }>('GET', 'advice_answers')
    const kept = { id: body.id, answer: body.answer, status: 'answered' }
    expect(history.body.documents).toMatchObject([kept])
    const usage = await anna.call<UsageAnswer>('GET', '/api/user/usage')
    expect(usage.body).toMatchObject({
      plan: 'free',
      subscriptionEndDate: null,
      hasModel: false,
      aiAdvice: { used: 0, limit: 10 },
      storage: { usedBytes: 0, limitBytes: 200_000_000 },
      counts: { expenses: 1, incomes: 0, advice_answers: 1, groups: 0 },
    })
  })

  it('keeps what was not answered as such', async () => {
    const bert = await TestCaller.signUp(url)
    await ask(bert, { question: 'Will it rain?' })
    const history = await bert.data<{ documents: unknown[] }>('GET', 'advice_answers')
    expect(history.body.documents).toMatchObject([{ status: 'cannot' }])
  })

  it('says what is known and what has no rate, and claims nothing more', async () => {
    const eve = await TestCaller.signUp(sharedServer().url, 'Eve')
    const today = new Date().toISOString().slice(0, 10)
    await eve.create({ amount: 1250, currency: 'EUR', date: today })
    await eve.create({ amount: 700, currency: 'SYP', date: today })
    const { body } = await ask(eve, { question: 'How much did I spend this month?' })
    expect(body.answer).toMatch(
      /You spent €12\.50 and SYP.7\.00 without a rate in .*, in 2 entries\./,
    )
    const kept = await ask(eve, { question: 'How much did I save this month?' })
    expect(kept.body.answer).not.toContain('stayed')
  })

  it('gives the whole picture without a question, as a stream when asked for', async () => {
    const anna = await TestCaller.signUp(url)
    const answer = await fetch(`${url}/api/ai-advice`, {
      method: 'POST',
      body: '{}',
      headers: {
        ...anna.bearer,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
      },
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const events = (await answer.text()).trim().split('\n\n')
    expect(events.map((event) => event.split('\n')[0])).toEqual(['event: done'])
    const done = JSON.parse(events[0]?.split('\n')[1]?.slice(6) ?? '') as AskAnswer
    expect(done.answer).toContain('Nothing in your book needs you today.')
  })

  it('says plainly what it cannot answer, and takes nothing for it', async () => {
    const anna = await TestCaller.signUp(url)
    const { body } = await ask(anna, { question: 'Will it rain?' })
    expect(body.answer).toContain('I cannot answer that from your book.')
    expect(body.aiAdvice.used).toBe(0)
  })

  it('refuses who is not signed in, and what is no question', async () => {
    const anna = await TestCaller.signUp(url)
    const stranger = await call(`${url}/api/ai-advice`, 'POST', { body: {} })
    expect(stranger.body).toMatchObject({ code: 'not-signed-in' })
    for (const body of [{ question: '' }, { question: 7 }, { other: 1 }, []]) {
      expect((await ask(anna, body)).status).toBe(422)
    }
    expect((await ask(anna, { question: 'x'.repeat(501) })).status).toBe(422)
    const usage = await anna.call<UsageAnswer>('GET', '/api/user/usage')
    expect(usage.body.aiAdvice.used).toBe(0)
    const preview = await anna.call('POST', '/api/ai-advice/preview', { body: {} })
    expect(preview.body).toEqual({ recipient: null, hasConsented: false, sent: null })
  })

  it('answers plainly when no call of the month is left', async () => {
    const anna = await TestCaller.signUp(url)
    await pool.query('update users set ai_advice_count = 10 where id = $1', [anna.uid])
    const { status, body } = await ask(anna, { question: 'How much did I spend last month?' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ by: 'facts', status: 'answered', aiAdvice: { used: 10 } })
  })

  it('goes on from the question before, and offers what may be meant', async () => {
    const anna = await TestCaller.signUp(url)
    const day = new Date().toISOString().slice(0, 10)
    await anna.create({ description: 'Bread', merchant: 'Corner Shop', amount: 1250, date: day })
    const before = ['How much did I spend at Corner Shop last year?']
    const next = await ask(anna, { question: 'and this month?', before })
    expect(next.body.answer).toContain('You spent €12.50 at Corner Shop')
    const slip = await ask(anna, { question: 'What did I spend at Cornr Shop this month?' })
    expect(slip.body.status).toBe('unknown')
    expect(slip.body.answer).toContain('“Cornr”')
    const many = Array.from({ length: 6 }, () => 'groceries')
    expect((await ask(anna, { question: 'and now?', before: many })).status).toBe(422)
  })
})

describe('the calls of a month', () => {
  const profileOf = (uid: string) => requireProfile(one.engine.database.pool, uid)
  const takeAt = async (uid: string, instant: string) =>
    takeCall(one.engine, await profileOf(uid), new Date(instant))

  it('come back on the first in the user’s own zone', async () => {
    one.moveTo('2026-03-31T10:00:00.000Z')
    const { uid } = await newPerson(one, { timezone: 'Pacific/Auckland' })
    await one.engine.database.pool.query('update users set ai_advice_count = 10 where id = $1', [
      uid,
    ])
    await expect(takeAt(uid, '2026-03-31T10:59:59.000Z')).rejects.toThrow('all questions')
    // There it is April by now.
    const quota = await takeAt(uid, '2026-03-31T11:00:00.000Z')
    expect(quota).toEqual({ used: 1, limit: 10, resetsAt: '2026-04-30T12:00:00.000Z' })
    expect((await takeAt(uid, '2026-04-30T11:59:00.000Z')).used).toBe(2)
    expect((await takeAt(uid, '2026-04-30T12:00:00.000Z')).used).toBe(1)
  })

  it('are more with Plus, for as long as it lasts', async () => {
    one.moveTo('2026-03-31T10:00:00.000Z')
    const { uid } = await newPerson(one)
    const end = '2026-04-10T00:00:00.000Z'
    await one.engine.database.pool.query(
      'update users set ai_advice_count = 10, subscription_end_date = $2 where id = $1',
      [uid, end],
    )
    expect(await takeAt(uid, '2026-03-31T10:00:00.000Z')).toMatchObject({ used: 11, limit: 200 })
    expect(quotaOf(await profileOf(uid), new Date(end))).toMatchObject({ used: 0, limit: 10 })
  })

  it('give the last one to exactly one of twenty, and take a call back', async () => {
    one.moveTo('2026-03-31T10:00:00.000Z')
    const { uid } = await newPerson(one)
    await one.engine.database.pool.query('update users set ai_advice_count = 9 where id = $1', [
      uid,
    ])
    const now = '2026-03-31T10:00:00.000Z'
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => takeAt(uid, now)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { used } = await giveBack(one.engine, await profileOf(uid), new Date(now))
    expect(used).toBe(9)
  })
})

describe('advice that was put aside', () => {
  it('stays away until its facts are really others, and comes back by hand', async () => {
    const home = await Household.make(one)
    await home.plainLife()
    const monthly = home.monthly('Cloud Box', 999, '11')
    await home.add(
      'expenses',
      monthly.map((row) => ({ ...row, paymentMethod: 'bank' })),
    )
    const before = await home.advice()
    const [found] = before.advice
    expect([found?.rule, before.aside]).toEqual(['unlisted-subscription', 0])
    const opens = found?.action && 'opens' in found.action ? found.action.opens : ''
    const { searchParams } = new URL(opens, 'http://here')
    expect(JSON.parse(searchParams.get('fill') ?? '{}')).toMatchObject({
      ...{ description: 'Cloud Box', paymentMethod: 'bank', accountId: null },
    })
    const { rule, subject, fingerprint, title, currency } = found ?? { rule: '' }
    const doc = { id: randomUUID(), rule, subject, fingerprint, title, currency }
    await home.run('advice_choices.create', { doc: { ...doc, choice: 'not-for-me' } })
    expect(await home.advice()).toMatchObject({ advice: [], aside: 1 })
    const set = (amount: number) =>
      changeRows(byHand(one.engine.database.pool), {
        ...{ table: 'expenses', values: [amount, `u:${home.person.uid}`], set: 'amount = $1' },
        where: `t.scope = $2 and t.description = 'Cloud Box'`,
      })
    // A tenth more is the same matter, and nearly half more is not.
    await set(1099)
    expect(await home.titles()).toEqual([])
    await set(1399)
    expect(await home.titles()).toEqual([
      'unlisted-subscription: Cloud Box comes about every month',
    ])
    await set(999)
    expect(await home.titles()).toEqual([])
    await home.run('advice_choices.delete', { id: doc.id })
    expect(await home.titles()).toEqual([
      'unlisted-subscription: Cloud Box comes about every month',
    ])
  })

  it('is read for free, by its owner only', async () => {
    const anna = await TestCaller.signUp(url)
    const { body } = await anna.call<TodayAnswer>('GET', '/api/ai-advice/today')
    expect(body).toMatchObject({ advice: [], aside: 0, recipient: null, aiAdvice: { used: 0 } })
    expect((await call(`${url}/api/ai-advice/today`, 'GET')).status).toBe(401)
  })
})
