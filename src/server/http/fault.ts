import { type ErrorCode, errors } from '#contract/errors.ts'
import type { Row } from '#contract/sync.ts'

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
    super(errors[code].message)
    this.name = 'Fault'
    this.code = code
    this.fields = fields
    this.retryAfterS = retryAfterS
    this.current = current
  }

  get status() {
    return errors[this.code].status
  }
}
