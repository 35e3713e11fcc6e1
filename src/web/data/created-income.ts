import type { ErrorCode } from '#contract/errors.ts'
import type { Command, Refusal, Replica } from './replica/types.ts'

/** An income that could not be created: why, and what was sent. */
export class IncomeNotCreated extends Error {
  readonly code: ErrorCode
  readonly payload: unknown

  constructor({ error, code }: Refusal, payload: unknown) {
    super(error)
    this.name = 'IncomeNotCreated'
    this.code = code
    this.payload = payload
  }
}

type Books = Pick<Replica, 'failures' | 'isPending' | 'subscribe'>

/** Resolves once the server has taken what creates incomes, and throws what it said if not. */
export function createdIncomes(replica: Books, key: string, { args }: Command): Promise<void> {
  const payload = args.doc ?? args.docs
  const [first] = [payload].flat() as { readonly id: string }[]
  return new Promise((resolve, reject) => {
    const look = () => {
      const refusal = replica.failures().find((failure) => failure.key === key)
      if (!refusal && first && replica.isPending('incomes', first.id)) return
      stop()
      if (refusal) reject(new IncomeNotCreated(refusal, payload))
      else resolve()
    }
    const stop = replica.subscribe(look)
    look()
  })
}
