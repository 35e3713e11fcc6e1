import { sqlState, TooContended } from './transaction.ts'

/**
 * Connection trouble, too few resources (53100 is a full disk), a disk that fails, shutting down,
 * read-only.
 */
const states = /^(08|53|58030|57P0[1-5]|25006)/

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The driver gives these no code. */
const sayings = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'Cannot use a pool after calling end',
]

const CANCELLED = '57014'

/** It took longer than a statement may, which is so while there is much to do. */
export const isTooLong = (error: unknown): boolean => sqlState(error) === CANCELLED

/** Is the database out of reach for now, so that the same call may succeed later? */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof TooContended) return true
  const state = sqlState(error)
  if (state !== undefined) return states.test(state)
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && network.has(error.code)) return true
  return sayings.some((words) => error.message.startsWith(words)) || isUnavailable(error.cause)
}
