import { userScope } from '#contract/sync.ts'
import type { Person } from '../e2e/person.ts'
import { get } from './get.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

/** The whole of a user's data as a new device asks for it. */
export async function measureSnapshot(url: string, person: Person): Promise<readonly Line[]> {
  const scope = encodeURIComponent(userScope(person.session.user.id))
  const taken: number[] = []
  let bytes = 0
  for (let n = 0; n < 3; n++) {
    const askedAt = performance.now()
    bytes = await get(new URL(`/api/sync/snapshot?scope=${scope}`, url), {
      authorization: `Bearer ${person.session.token}`,
      'accept-encoding': 'br, gzip',
    })
    taken.push(performance.now() - askedAt)
  }
  return [
    { journey: 'snapshot of 100,000 transactions', value: spreadOf(taken).median, unit: 'ms' },
    { journey: 'snapshot of 100,000 transactions, on the wire', value: bytes / 1e6, unit: 'MB' },
  ]
}
