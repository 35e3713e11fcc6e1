import type { KeyValueStorage } from './session-storage.ts'

/** The last answer to a question, and what the book was like when it was asked. */
export interface Answered {
  readonly answer: unknown
  /** When it came, in milliseconds. */
  readonly at: number
  /** Null when it is from an earlier visit. */
  readonly stamp: string | null
}

export interface Question {
  readonly uid: string
  readonly token: string
  readonly path: string
  readonly body: unknown
  /** What the book is like now: the same stamp gets the same answer. */
  readonly stamp: string
}

export interface AnswersParts {
  readonly storage: KeyValueStorage
  readonly key: string
  readonly ask: (path: string, body: unknown, token: string) => Promise<unknown>
  /** Whether the session still lasts: what comes after it is nobody's. */
  readonly isStill: (token: string) => boolean
  readonly now: () => number
  readonly report: (what: string, error: unknown) => void
}

/** Counted up whenever an answer is of another shape: older ones are not shown. */
const answersShape = 4

interface StoredAnswers {
  readonly shape: number
  readonly uid: string
  /** The latest last. */
  readonly answers: readonly (readonly [question: string, answer: unknown, at: number])[]
}

/** Enough for the charts of a few views; the storage of a browser is small. */
const answersMost = 30
const charactersMost = 1_000_000

const isKept = (value: unknown): value is StoredAnswers =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  'shape' in value &&
  value.shape === answersShape

export const nameOf = ({ path, body }: Pick<Question, 'path' | 'body'>): string =>
  `${path} ${JSON.stringify(body)}`

/**
 * What the server answered, kept for the next visit and for the time without a network. What is
 * asked while the same is on its way waits for that; a failure leaves what is here in use.
 */
export class AnswersStore {
  readonly #parts: AnswersParts
  readonly #listeners = new Set<() => void>()
  readonly #answers = new Map<string, Answered>()
  readonly #failures = new Map<string, unknown>()
  readonly #asking = new Map<string, string>()
  /** Which question the answer that is here is to, counted over the visit. */
  readonly #turns = new Map<string, number>()
  #turn = 0
  #uid: string | null = null

  constructor(parts: AnswersParts) {
    this.#parts = parts
    const kept = this.#read()
    this.#uid = kept?.uid ?? null
    for (const [name, answer, at] of kept?.answers ?? []) {
      this.#answers.set(name, { answer, at, stamp: null })
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Nobody sees what somebody else asked. */
  answer(uid: string, name: string): Answered | null {
    return this.#uid === uid ? (this.#answers.get(name) ?? null) : null
  }

  failure(name: string): unknown {
    return this.#failures.get(name) ?? null
  }

  async need(question: Question): Promise<void> {
    const name = nameOf(question)
    const { uid, stamp } = question
    if (this.#uid !== uid) this.#forget(uid)
    if (this.#answers.get(name)?.stamp === stamp || this.#asking.get(name) === stamp) return
    this.#asking.set(name, stamp)
    this.#turn += 1
    const turn = this.#turn
    try {
      const answer = await this.#parts.ask(question.path, question.body, question.token)
      // One that was overtaken is of an older book; until then it is better than none.
      const isNewer = turn > (this.#turns.get(name) ?? 0)
      if (isNewer && this.#uid === uid && this.#parts.isStill(question.token)) {
        this.#turns.set(name, turn)
        this.#keep(name, answer, stamp)
      }
    } catch (error) {
      this.#failures.set(name, error)
      this.#parts.report('an answer did not come', error)
    } finally {
      if (this.#asking.get(name) === stamp) this.#asking.delete(name)
      this.#tell()
    }
  }

  #keep(name: string, answer: unknown, stamp: string): void {
    this.#failures.delete(name)
    this.#answers.delete(name)
    this.#answers.set(name, { answer, at: this.#parts.now(), stamp })
    for (const oldest of [...this.#answers.keys()].slice(0, -answersMost)) {
      this.#answers.delete(oldest)
    }
    this.#write()
  }

  #forget(uid: string): void {
    this.#uid = uid
    this.#answers.clear()
    this.#failures.clear()
    this.#asking.clear()
    this.#turns.clear()
  }

  #tell(): void {
    for (const listen of this.#listeners) listen()
  }

  #read(): StoredAnswers | null {
    try {
      const { storage, key } = this.#parts
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      return isKept(value) ? value : null
    } catch {
      return null
    }
  }

  /** The newest first, as long as there is room. */
  #write(): void {
    const answers: [string, unknown, number][] = []
    let room = charactersMost
    for (const [name, { answer, at }] of [...this.#answers].reverse()) {
      room -= JSON.stringify(answer).length
      if (room < 0) break
      answers.unshift([name, answer, at])
    }
    try {
      const kept = { shape: answersShape, uid: this.#uid ?? '', answers } satisfies StoredAnswers
      this.#parts.storage.setItem(this.#parts.key, JSON.stringify(kept))
    } catch (error) {
      // A full storage costs the next visit its figures, not this one.
      this.#parts.report('answers not stored', error)
    }
  }
}
