import { type ErrorCode, errors } from '#contract/errors.ts'

/** The one error the server throws on purpose: a code of the catalogue and what to fix. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(code: ErrorCode, fields?: Readonly<Record<string, string>>) {
    super(errors[code].message)
    this.name = 'Fault'
    this.code = code
    this.fields = fields
  }

  get status() {
    return errors[this.code].status
  }
}
