import { uuid } from '#contract/entity.ts'
import { Fault } from './fault.ts'

/** What is no id is the id of nobody. */
export function knownId(given: string): string {
  const { success, data } = uuid.safeParse(given)
  if (!success) throw new Fault('not-found')
  return data
}
