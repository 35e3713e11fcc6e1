import { sqlState } from './db/transaction.ts'

/** An error as a log may hold it: messages of the database quote rows, so only its code stays. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const state = sqlState(error)
  const isFromDatabase = state !== undefined || error.name === 'DrizzleQueryError'
  return {
    type: error.name,
    ...(isFromDatabase ? { sqlState: state } : { message: error.message.slice(0, 500) }),
    stack: frames(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
