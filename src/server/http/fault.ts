import { type ErrorCode, errors } from '#contract/errors.ts'
import type { SecondStep } from '#contract/identity/second-factor.ts'
import type { Row } from '#contract/sync.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/** Whoever has to wait is told how long; less than two minutes are a moment. */
function waitWords(seconds: number): string {
  if (seconds < 2 * MINUTE_S) return errors['too-many-requests'].message
  const isLong = seconds > 2 * HOUR_S
  const count = Math.ceil(seconds / (isLong ? HOUR_S : MINUTE_S))
  return `Too many tries. Please try again in ${count} ${isLong ? 'hours' : 'minutes'}.`
}

/** The one error the server throws on purpose: a code of the catalogue and what to fix. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  /** How long to wait before trying again, for 429 and 503. */
  readonly retryAfterS: number
  /** What is there instead, for an edit of something older. */
  readonly current: Row | undefined

  constructor(
    code: ErrorCode,
    fields?: Readonly<Record<string, string>>,
    retryAfterS = 1,
    current?: Row,
  ) {
    super(code === 'too-many-requests' ? waitWords(retryAfterS) : errors[code].message)
    this.name = 'Fault'
    this.code = code
    this.fields = fields
    this.retryAfterS = retryAfterS
    this.current = current
  }

  /** How somebody goes on who has shown only the first of two things. */
  get second(): SecondStep | undefined {
    return undefined
  }

  get status() {
    return errors[this.code].status
  }
}

/** What its owner would be told of more often than anybody is. */
export class ToldEnough extends Fault {
  constructor(what: string) {
    super('too-many-requests', undefined, HOUR_S)
    this.message =
      `You are told of ${what}, and that was as often as we tell of it in an hour or a day. ` +
      'Please try again later.'
  }
}

/** The first of two things was right: with the other, this ticket lets in. */
export class SecondNeeded extends Fault {
  readonly #second: SecondStep

  constructor(second: SecondStep) {
    super('second-factor-needed')
    this.#second = second
  }

  override get second() {
    return this.#second
  }
}
