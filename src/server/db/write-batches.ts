import { type Ending, TakesNoCompany, transactShared } from './shared-transaction.ts'
import { type Aftermath, finish, type Means, transact, type Work } from './transaction.ts'

/** Longer nobody waits for others, whatever is under way. */
const WAIT_MS = 10
const MEMBERS_MOST = 64
/** Who spoiled it for others writes alone for a while. */
const ALONE_MS = 60_000
const ALONE_MOST = 10_000

interface Waiting {
  /** Whose book it is: one at a time, in order. */
  readonly who: string
  readonly work: Work<unknown>
  readonly since: number
  resolve(result: never): void
  reject(error: unknown): void
}

/** While one transaction is under way, the writes of other people gather and go as the next. */
export class WriteBatches {
  readonly #means: Means
  readonly #aftermath: Aftermath
  readonly #alone = new Map<string, number>()
  #waiting: Waiting[] = []
  #underWay = 0
  #isCalled = false
  /** The database has said that it cannot. */
  #isOver = false

  constructor(means: Means, aftermath: Aftermath) {
    this.#means = means
    this.#aftermath = aftermath
  }

  run<T>(who: string, work: Work<T>): Promise<T> {
    if (this.#isOver || (this.#alone.get(who) ?? 0) > performance.now()) return this.#runAlone(work)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ who, work, since: performance.now(), resolve, reject })
      this.#call()
    })
  }

  #runAlone<T>(work: Work<T>): Promise<T> {
    return transact(this.#means, work, this.#aftermath)
  }

  /** Not before all that has arrived by now is read. */
  #call(): void {
    if (this.#isCalled) return
    this.#isCalled = true
    setImmediate(() => {
      this.#isCalled = false
      this.#go()
    })
  }

  #go(): void {
    const [first] = this.#waiting
    if (!first) return
    const left = WAIT_MS - (performance.now() - first.since)
    if (this.#underWay > 0 && left > 0) {
      setTimeout(() => this.#go(), left)
      return
    }
    const going = new Map<string, Waiting>()
    for (const one of this.#waiting) {
      if (going.size < MEMBERS_MOST && !going.has(one.who)) going.set(one.who, one)
    }
    this.#waiting = this.#waiting.filter((one) => going.get(one.who) !== one)
    this.#underWay++
    void this.#transact([...going.values()]).finally(() => {
      this.#underWay--
      this.#call()
    })
  }

  async #transact(members: readonly Waiting[]): Promise<void> {
    const works = members.map(({ work }) => work)
    try {
      const endings = await transactShared(this.#means, works)
      const isSpoiled = endings.includes(null)
      await Promise.all(
        members.map(async (member, at) => {
          const isEnded = await this.#end(member, endings[at] ?? null)
          if (isSpoiled && !isEnded) this.#leaveAlone(member.who)
        }),
      )
    } catch (error) {
      if (error instanceof TakesNoCompany) this.#isOver = true
      for (const member of members) {
        if (this.#isOver) await this.#end(member, null)
        else member.reject(error)
      }
    }
  }

  /** Says whether it was saved. */
  async #end({ work, resolve, reject }: Waiting, ending: Ending): Promise<boolean> {
    try {
      if (ending && 'error' in ending) throw ending.error
      const saved = ending ? finish(ending, this.#aftermath) : this.#runAlone(work)
      resolve((await saved) as never)
      return true
    } catch (error) {
      reject(error)
      return false
    }
  }

  #leaveAlone(who: string): void {
    if (this.#alone.size > ALONE_MOST) this.#alone.clear()
    this.#alone.set(who, performance.now() + ALONE_MS)
  }
}
