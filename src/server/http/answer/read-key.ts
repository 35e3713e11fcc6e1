import { idempotencyKey } from '#contract/sync.ts'
import { Fault } from '../fault.ts'

export function readKey(text: string): string {
  const read = idempotencyKey.safeParse(text)
  if (read.success) return read.data
  throw new Fault('invalid-input', { 'Idempotency-Key': read.error.issues[0]?.message ?? '' })
}
