import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { newCode } from '#server/auth/phone/phone-codes.ts'
import { type Listening, listen } from '#server/http/edge/listen.ts'
import { messageKinds } from '#server/outside/message-budgets.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { howMany, prove } from '#test/support/proof.ts'
import {
  newPhone,
  outboxOf,
  post,
  signUpByPhone,
  solveCaptcha,
  wrongFor,
} from '#test/support/way-in.ts'

const timeout = 3_600_000
const minuteMs = 60_000
/** Now, because the proof of work believes in the clock of the machine too. */
const begunAt = Date.now()

let test: TestEngine
let server: Listening
beforeAll(async () => {
  test = await openTestEngine({
    at: new Date(begunAt).toISOString(),
    env: { CODES_PER_HOUR: '100000', SMS_PER_HOUR: '100000' },
  })
  server = await listen(createApp(test.engine), { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await test.close()
})

describe('guessing the codes of one number', () => {
  it('for a whole day gets few guesses, from wherever they come', { timeout }, async () => {
    const { pool } = test.engine.database
    const place = { url: server.url, dataDir: test.dataDir }
    const phoneNumber = await signUpByPhone(place)
    const hours = howMany(3, 24)
    let [guesses, sent] = [0, 0]
    // As many codes as one number is sent in an hour.
    const every = 60 / messageKinds['known-code'].sms.to.hour
    for (let minute = every; minute <= hours * 60; minute += every) {
      test.moveTo(new Date(begunAt + minute * minuteMs).toISOString())
      // As if every try came from another address and no message cost anything.
      await pool.query('delete from rate_limits')
      const captcha = await solveCaptcha(server.url)
      const answer = await post(server.url, 'otp/send', { phoneNumber, purpose: 'login', captcha })
      if (answer.status === 200) sent++
      const code = wrongFor(outboxOf(place, phoneNumber).at(-1)?.code ?? '0')
      for (let turn = 0; turn < 8; turn++) {
        await pool.query('delete from rate_limits')
        const tried = await post(server.url, 'otp/confirm', { phoneNumber, purpose: 'login', code })
        if (tried.body.code === 'wrong-code') guesses++
        else break
      }
    }
    const perDay = Math.round((guesses * 24) / hours)
    prove('attack', 'Guesses at codes', {
      hours,
      'codes sent': sent,
      guesses,
      'guesses a day': perDay,
      'chance a day': `${((perDay / 1e6) * 100).toFixed(3)} %`,
    })
    expect(guesses).toBeGreaterThan(0)
    expect(perDay).toBeLessThanOrEqual(360)
  })
})

/** How far the digits are from being equally frequent; above 46, chance is not to blame. */
function chiSquare(digits: readonly number[]): number {
  const expected = digits.length / 10
  const counts = Array.from({ length: 10 }, (_, digit) => digits.filter((one) => one === digit))
  return counts.reduce((sum, { length }) => sum + (length - expected) ** 2 / expected, 0)
}

const worst = (codes: readonly string[]) =>
  Math.max(...[0, 1, 2, 3, 4, 5].map((at) => chiSquare(codes.map((code) => Number(code[at])))))

const beyondChance = 46

describe('codes', () => {
  it('have no favourite digits', { timeout }, async () => {
    const count = howMany(400, 20_000)
    const { database, clock, config } = test.engine
    const codes: string[] = []
    const work = async () => {
      const use = { phoneNumber: newPhone(), purpose: 'login', uid: null } as const
      const from = { network: '203.0.113.7', counted: '' }
      while (codes.length < count) codes.push(await newCode({ database, clock, config }, use, from))
    }
    await Promise.all([work(), work(), work(), work()])
    const found = worst(codes)
    const biased = worst(codes.map((code) => String(Number(code) % 786_432).padStart(6, '0')))
    prove('attack', 'Digits of codes', {
      codes: codes.length,
      'chi-square': found.toFixed(1),
      'planted bias': biased.toFixed(1),
    })
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(found).toBeLessThan(beyondChance)
    expect(biased).toBeGreaterThan(beyondChance)
  })
})
