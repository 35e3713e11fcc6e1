import { sqlState } from '../db/transaction.ts'
import { databaseFault } from '../http/database-fault.ts'
import { Fault } from '../http/fault.ts'

const CHECK_VIOLATION = '23514'
const NOT_NULL_VIOLATION = '23502'
const UNIQUE_VIOLATION = '23505'
const DATA_EXCEPTION = '22'

/** What a failed write means to its caller; null when nobody foresaw it. */
export function asFault(error: unknown): Fault | null {
  if (error instanceof Fault) return error
  const state = sqlState(error)
  if (state === UNIQUE_VIOLATION) return new Fault('already-exists', takenField(error))
  if (state === CHECK_VIOLATION || state === NOT_NULL_VIOLATION) return new Fault('invalid-input')
  if (state?.startsWith(DATA_EXCEPTION)) return new Fault('invalid-input')
  return databaseFault(error)
}

/** The same request would be refused again, so the refusal may be stored. */
export const isFinal = ({ status }: Fault) => status < 500 && status !== 401 && status !== 429

/** What there is once per user has an index named after the table and the column it is one per. */
function takenField(error: unknown): Readonly<Record<string, string>> | undefined {
  const index = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const column = /_one_per_(\w+)$/.exec(index)?.[1]
  const field = column?.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return field ? { [field]: 'There is one for this already.' } : undefined
}
