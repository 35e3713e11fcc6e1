import { type Spread, spreadOf } from '../bench/spread.ts'

export type Kind = 'read' | 'write'

export interface Answered {
  readonly kind: Kind
  /** When it was asked, in milliseconds of this process's clock. */
  readonly at: number
  readonly ms: number
  readonly status: number
  readonly retryAfterS: number | null
}

interface Span {
  readonly from: number
  readonly to: number
}

export interface Summary {
  readonly calls: number
  readonly perSecond: number
  readonly read: Spread
  readonly write: Spread
  /** Answered 429 or 503 with the time to come back. */
  readonly turnedAway: number
  /** Everything else that was not a success. */
  readonly errors: number
}

const isGood = ({ status }: Answered) => status >= 200 && status < 300
const isPolite = ({ status, retryAfterS }: Answered) =>
  (status === 429 || status === 503) && retryAfterS !== null

/** Every call that was answered, or not. */
export class Tally {
  readonly #answered: Answered[] = []
  /** The first few failures, to be told. */
  readonly complaints: string[] = []

  add(answered: Answered, text: string): void {
    this.#answered.push(answered)
    if (isGood(answered) || isPolite(answered) || this.complaints.length >= 5) return
    this.complaints.push(`${answered.kind} ${answered.status}: ${text.slice(0, 200)}`)
  }

  summary(span: Span): Summary {
    const within = this.#within(span)
    const good = within.filter(isGood)
    const times = (kind: Kind) => good.filter((one) => one.kind === kind).map(({ ms }) => ms)
    return {
      calls: within.length,
      perSecond: within.length / ((span.to - span.from) / 1000),
      read: spreadOf(times('read')),
      write: spreadOf(times('write')),
      turnedAway: within.filter(isPolite).length,
      errors: within.filter((one) => !isGood(one) && !isPolite(one)).length,
    }
  }

  /** Of all that went well, reading and writing alike. */
  p95(span: Span): number {
    return spreadOf(
      this.#within(span)
        .filter(isGood)
        .map(({ ms }) => ms),
    ).p95
  }

  #within({ from, to }: Span): readonly Answered[] {
    return this.#answered.filter(({ at }) => at >= from && at < to)
  }
}

const calmS = 2

/** Seconds after `from` until nine of ten calls and more are again as quick as `promisedMs`. */
export function secondsUntilCalm(tally: Tally, from: number, promisedMs: number, most: number) {
  for (let second = 0; second + calmS <= most; second++) {
    const start = from + second * 1000
    if (tally.p95({ from: start, to: start + calmS * 1000 }) <= promisedMs) return second
  }
  return Number.POSITIVE_INFINITY
}
