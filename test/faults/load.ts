import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { PushAnswer } from '#contract/sync.ts'
import { howMany } from '#test/support/proof.ts'
import { seeded } from '#test/support/seeded.ts'
import { Audit } from './audit.ts'
import { gather, type Player } from './cast.ts'
import { callOf, type Deed, drawDeed, forgotten } from './deeds.ts'

interface Wanted {
  readonly players: readonly Player[]
  /** The servers there are now. */
  readonly urls: () => readonly string[]
  readonly seed: number
  /** What part of the deeds is sent twice at once. */
  readonly twins?: number
  /** Sends again under another key, as if there were none. */
  readonly isForgetful?: boolean
}

const devicesEach = 2
const answerWithinMs = 60_000
const patienceMs = howMany(300_000, 1_200_000)
/** For a test with thousands of deeds, on a machine that has other things to do. */
export const longTest = howMany(900_000, 3_600_000)

/** Two devices of everybody that write without pause and send again whatever was not answered. */
export class Load {
  readonly audit: Audit
  readonly #run = `deed ${randomUUID().slice(0, 8)}`
  readonly #wanted: Wanted
  readonly #random: () => number
  readonly #working: Promise<unknown>
  #isOver = false

  /** With people of its own, signed up there. */
  static async begin(at: string | undefined, wanted: Omit<Wanted, 'players'>): Promise<Load> {
    return new Load({ ...wanted, players: await gather(at ?? '') })
  }

  constructor(wanted: Wanted) {
    this.#wanted = wanted
    this.#random = seeded(wanted.seed)
    this.audit = new Audit(this.#run, wanted.seed)
    const devices = wanted.players.flatMap((player) =>
      Array.from({ length: devicesEach }, () => player),
    )
    this.#working = Promise.all(devices.map((player, n) => this.#work(player, n)))
  }

  get players(): readonly Player[] {
    return this.#wanted.players
  }

  /** So many more were confirmed. */
  async more(count: number): Promise<void> {
    await this.reach(this.audit.acks.length + count)
  }

  /** So many were confirmed in all. */
  async reach(wanted: number): Promise<void> {
    const isThere = () => expect(this.audit.acks.length).toBeGreaterThanOrEqual(wanted)
    await vi.waitFor(isThere, { timeout: patienceMs, interval: 10 })
  }

  /** Everything that was begun is answered. */
  async stop(): Promise<Audit> {
    this.#isOver = true
    await this.#working
    return this.audit
  }

  async #work(player: Player, device: number): Promise<void> {
    const draw = (row: string, n: number) =>
      drawDeed(player, row, this.#random, `${this.#run} ${device} ${n}`)
    const own = { ...draw('', 0), kind: 'expense', id: randomUUID() } as const
    const row = await this.#do(own, device)
    for (let n = 1; row && !this.#isOver; n++) await this.#do(draw(row.id, n), device)
  }

  /** Sends it until it is answered; gives it as it was confirmed. */
  async #do(deed: Deed, device: number): Promise<Deed | null> {
    const { twins = 0, isForgetful = false } = this.#wanted
    const again = (sent: Deed) => (isForgetful ? forgotten(sent) : sent)
    const isTwin = this.#random() < twins
    for (let [attempt, first] = [device, deed]; ; attempt++, first = again(first)) {
      const sent = isTwin ? [first, again(first)] : [first]
      // The other one arrives at the same server or at the next.
      const step = this.#random() < 0.5 ? 0 : 1
      const replies = await Promise.all(sent.map((one, n) => this.#send(one, attempt + n * step)))
      if (isTwin) this.audit.sentTwice++
      const yes = replies.flatMap((reply, n) => (reply.is === 'yes' ? [{ ...reply, n }] : []))
      if (new Set(yes.map(({ text }) => text)).size > 1) this.audit.disagreed++
      const [best] = yes
      const confirmed = best && sent[best.n]
      if (confirmed) {
        this.audit.ack(confirmed, best.text)
        return confirmed
      }
      if (replies.some(({ is }) => is === 'no')) return null
      await pause(20 + this.#random() * 100)
    }
  }

  async #send(deed: Deed, at: number): Promise<Reply> {
    const urls = this.#wanted.urls()
    const { path, init } = callOf(deed)
    const signal = AbortSignal.timeout(answerWithinMs)
    try {
      const answer = await fetch(`${urls[at % urls.length]}${path}`, { ...init, signal })
      const text = await answer.text()
      if (isYes(answer, text)) return { is: 'yes', text }
      if (answer.status !== 503 || !answer.headers.has('retry-after')) {
        this.audit.odd.push(`${deed.kind}: ${answer.status} ${text}`)
        return { is: 'no' }
      }
      this.audit.refuse((JSON.parse(text) as ErrorBody).error)
    } catch (error) {
      this.audit.doubt(deed, error)
    }
    return { is: 'later' }
  }
}

type Reply = { is: 'yes'; text: string } | { is: 'later' } | { is: 'no' }

function isYes({ ok }: Response, text: string): boolean {
  if (!ok) return false
  const { results } = JSON.parse(text) as Partial<PushAnswer>
  return results?.every((result) => result.ok) ?? true
}
