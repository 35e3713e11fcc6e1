import { randomUUID } from 'node:crypto'
import { Chance } from '#server/seed/chance.ts'
import { TestCaller } from '#test/support/caller.ts'
import { TestGroup } from '../support/group-fixture.ts'
import { liveOn } from './lives.ts'
import { mutate } from './mutate.ts'
import { type RawAnswer, sendRaw } from './send-raw.ts'
import { type ValidRequest, validRequests } from './valid-requests.ts'

interface Wanted {
  readonly url: string
  readonly seed: string
  readonly count: number
  readonly staffToken: string
  /** Only those, where a whole run is not wanted. */
  readonly only?: (request: ValidRequest) => boolean
}

interface Finding {
  readonly request: string
  readonly how: string
  readonly status: number
  readonly answer: string
}

const atOnce = 6
/** What was deleted on the way is missed: now and then somebody new begins. */
const requestsPerLife = 1000
/** Whoever calls those is gone afterwards, so a bystander does. */
const leaving = /^\/api\/(auth\/logout|user\/(delete|password|sessions|email|phone)|admin)/
/** What no answer may tell: where the code is, how it is written, what the database said. */
const telling = /node_modules|\n\s+at |file:\/\/|\bselect .+ from |syntax error|sqlState|pg_/i

/** A request that is right, sent as it is: how many are shows whether the others get anywhere. */
const asItIs = ({ method, path, query, type, body }: ValidRequest) => {
  const asked = query.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')
  return {
    method,
    path: asked ? `${path}?${asked}` : path,
    headers: { 'Content-Type': type },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

async function begin(url: string) {
  const victim = await TestCaller.signUp(url, 'Anna')
  const group = await TestGroup.make(victim)
  const ids = await liveOn(victim, group, 'canary')
  return { victim, bystander: await TestCaller.signUp(url, 'Ben'), ids }
}

/** Somebody who has one of everything sends requests with one thing wrong each. */
export async function fuzz({ url, seed, count, staffToken, only = () => true }: Wanted) {
  const chance = new Chance(seed)
  const wrong: Finding[] = []
  const statuses = new Map<number, number>()
  let slowest = { ms: 0, request: '' }
  let [validOk, validSent, cut] = [0, 0, 0]

  function judge(request: string, how: string, { status, text, ms }: RawAnswer): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (ms > slowest.ms) slowest = { ms, request: `${request} (${how})` }
    if (status === 0) cut++
    if (status >= 500 || (status >= 400 && telling.test(text))) {
      wrong.push({ request, how, status, answer: text.slice(0, 200) })
    }
  }

  for (let done = 0; done < count; done += requestsPerLife) {
    const { victim, bystander, ids } = await begin(url)
    const tokenFor = ({ auth, path }: ValidRequest) => {
      if (auth === 'admin') return staffToken
      return (leaving.test(path) ? bystander : victim).session.token
    }
    // What staff do to somebody is done to the bystander.
    const forStaff = { ...ids, uid: bystander.uid, id: randomUUID() }
    const base = [
      ...validRequests(ids).filter(({ auth }) => auth !== 'admin'),
      ...validRequests(forStaff).filter(({ auth }) => auth === 'admin'),
    ].filter(only)
    const withToken = (one: ValidRequest, headers: object) => ({
      Authorization: `Bearer ${tokenFor(one)}`,
      ...headers,
    })
    if (done === 0) {
      for (const one of base) {
        const plain = asItIs(one)
        const answer = await sendRaw(url, { ...plain, headers: withToken(one, plain.headers) })
        validSent++
        if (answer.status < 300 && !answer.text.includes('"ok":false')) validOk++
        judge(one.name, 'as it is', answer)
      }
      continue
    }
    const queue = Array.from({ length: requestsPerLife }, (_, at) => at).values()
    const work = async () => {
      for (const _ of queue) {
        const one = base[chance.below(base.length)]
        if (!one) return
        const { how, ...mutant } = mutate(chance, one)
        const headers = withToken(one, mutant.headers)
        judge(one.name, how, await sendRaw(url, { ...mutant, headers }))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return { wrong, statuses, slowest, validOk, validSent, cut }
}
