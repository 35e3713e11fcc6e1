import { type ErrorCode, errors } from '#contract/errors.ts'

/** The one error the server throws on purpose: a code of the catalogue and what to fix. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  /** How long to wait before trying again, for 429 and 503. */
  readonly retryAfterS: number

  constructor(code: ErrorCode, fields?: Readonly<Record<string, string>>, retryAfterS = 1) {
    super(errors[code].message)
    this.name = 'Fault'
    this.code = code
    this.fields = fields
    this.retryAfterS = retryAfterS
  }

  get status() {
    return errors[this.code].status
  }
}
