import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AskAnswer } from '#contract/advice/calls.ts'
import { refreshRates } from '#server/rates/refresh-rates.ts'
import { TestCaller } from '#test/support/caller.ts'
import { brokenIn } from '#test/support/invariants.ts'
import { howMany, isFull, prove } from '#test/support/proof.ts'
import {
  fetchPicture,
  keptReceipt,
  newReceipt,
  photo,
  sendPicture,
} from '#test/support/receipt-picture.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { newPhone, sendOtp } from '#test/support/way-in.ts'
import { saveHalf } from '../support/goals-fixture.ts'
import { callMeanwhile } from './core-calls.ts'
import { openOutageStand } from './outage-fixture.ts'
import { type Trouble, troubles } from './troubled.ts'

/** How many ask a provider at the same time. */
const AT_ONCE = howMany(2, 8)
/** With all well, before and after. */
const ANSWERED_BY_MODEL = AT_ONCE + 1
const ROUNDS = howMany(5, 20)
const tried = troubles.filter((trouble) => isFull || trouble !== 'hangs')
const patient = { timeout: howMany(300_000, 900_000) }
const patience = { timeout: 60_000, interval: 100 }

let stopPostgres: () => Promise<void>
let stand: Awaited<ReturnType<typeof openOutageStand>>
let core: TestCaller
let kept: string
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  stand = await openOutageStand(howMany(2, 30))
  core = await TestCaller.signUp(stand.server.url)
  kept = await keptReceipt(core)
}, 180_000)
afterAll(async () => {
  await stand.close()
  await stopPostgres()
})

const query = async <T extends object>(text: string, values: readonly unknown[] = []) =>
  (await stand.beside.engine.database.pool.query<T>(text, [...values])).rows

const several = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => work()))

/** Somebody who lets the model phrase answers, and whose address is known to be theirs. */
async function newPerson(): Promise<TestCaller> {
  const person = await TestCaller.signUp(stand.server.url)
  const { body } = await person.call<{ recipient: string }>('GET', '/api/ai-advice/today')
  await query(
    `update users set ai_consent_to = $2, email_verified = true, email_notifications = true
      where id = $1`,
    [person.uid, body.recipient],
  )
  return person
}

async function askModel(isWell: boolean): Promise<void> {
  const person = await newPerson()
  const { status, body } = await person.call<AskAnswer>('POST', '/api/ai-advice', { body: {} })
  expect(status).toBe(200)
  expect(body.answer.length).toBeGreaterThan(0)
  // What the model did not say costs nothing.
  expect([body.by, body.aiAdvice.used]).toEqual(isWell ? ['model', 1] : ['facts', 0])
}

/** A gateway that takes a text answers with success; what else it says is its own affair. */
async function sendText(isTaken: boolean): Promise<void> {
  const { status, body } = await sendOtp(stand.server, newPhone(), 'signup')
  if (isTaken) return expect(status).toBe(200)
  expect(status).toBe(503)
  expect(body).toMatchObject({
    code: 'not-delivered',
    error: 'The message could not be sent. Please try again in a moment.',
  })
}

/** Saving half of a goal is told by mail; gives who waits for it. */
async function causeMail(): Promise<TestCaller> {
  const person = await newPerson()
  await saveHalf(person)
  return person
}

const attemptsFor = async ({ uid }: TestCaller) =>
  (
    await query<{ attempts: number }>(
      `select attempts from notice_deliveries where user_id = $1 and channel = 'mail'`,
      [uid],
    )
  )[0]?.attempts

async function keepPicture(isWell: boolean): Promise<void> {
  const id = await newReceipt(core)
  const answer = await sendPicture(core, id, new Uint8Array(await photo()))
  if (isWell) return expect(answer.status).toBe(200)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  expect((await fetchPicture(core, kept)).status).toBe(503)
}

const knownRates = async () =>
  (await query<{ count: number }>('select count(*) from rates'))[0]?.count ?? 0

/** Everything that needs somebody else, at once, while that one is troubled. */
async function needEverybody(trouble: Trouble): Promise<void> {
  const before = await knownRates()
  const waiting = await causeMail()
  await Promise.all([
    several(() => askModel(false)),
    several(() => sendText(trouble === 'talks nonsense')),
    several(() => keepPicture(false)),
    refreshRates(stand.beside.engine),
    vi.waitFor(async () => expect(await attemptsFor(waiting)).toBeGreaterThan(0), patience),
  ])
  expect(await knownRates()).toBe(before)
  waitingForMail.push(waiting)
}

const waitingForMail: TestCaller[] = []

/** Mail goes out once its provider is back: at its next try, which is made to come now. */
async function expectMailNow(): Promise<void> {
  await query('update notice_deliveries set due_at = now()')
  const addresses = waitingForMail.map(({ session }) => session.user.email)
  const told = (email: string | null) => stand.mails.filter(({ to }) => to === email).length
  await vi.waitFor(async () => {
    for (const person of waitingForMail) expect(await attemptsFor(person)).toBeUndefined()
  }, patience)
  expect(addresses.map(told)).toEqual(addresses.map(() => 1))
}

it('nobody who needs no provider notices that one is in trouble', patient, async () => {
  // The control: with all of them well, as many calls are answered by them.
  const well = await callMeanwhile(core, ROUNDS, async () => {
    await causeMail()
    await Promise.all([askModel, sendText, keepPicture].map((ask) => several(() => ask(true))))
  })
  const found = [well]
  for (const trouble of tried) {
    await stand.behave(trouble)
    found.push(await callMeanwhile(core, ROUNDS, () => needEverybody(trouble)))
  }
  await stand.behave('works')
  await expectMailNow()
  const before = await knownRates()
  await refreshRates(stand.beside.engine)
  expect(await knownRates()).toBeGreaterThan(before)
  await Promise.all([askModel(true), sendText(true), keepPicture(true)])
  expect((await fetchPicture(core, kept)).status).toBe(200)
  const [charged] = await query<{ sum: number }>('select sum(ai_advice_count) from users')
  const failed = found.flatMap(({ wrong }) => wrong).length
  const worst = Math.max(...found.slice(1).map(({ p95Ms }) => p95Ms))
  prove('faults', 'Outage of text messages, mail, model, rates and the store of receipts', {
    troubles: tried.length,
    'core calls': found.reduce((sum, { count }) => sum + count, 0),
    failed,
    'p95 ms with all well': well.p95Ms.toFixed(0),
    'worst p95 ms in trouble': worst.toFixed(0),
    'change %': (((worst - well.p95Ms) / well.p95Ms) * 100).toFixed(0),
    'mails delayed and delivered once': waitingForMail.length,
    'advice charged in vain': Number(charged?.sum) - ANSWERED_BY_MODEL,
  })
  expect(failed).toBe(0)
  expect(Number(charged?.sum)).toBe(ANSWERED_BY_MODEL)
  expect(await brokenIn(stand.server.databaseUrl)).toEqual({})
})
