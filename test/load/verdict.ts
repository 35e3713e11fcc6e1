import type { Audit } from './audit.ts'
import type { Summary } from './tally.ts'
import type { Growth } from './watch.ts'

export interface Found {
  readonly steady: Summary
  readonly surge: Summary
  readonly calmAfterS: number
  readonly memory: Growth
  readonly heap: Growth
  readonly files: Growth
  readonly connections: Growth
  readonly brokenStreams: number
  readonly streamsLeft: number
  readonly hasCrashed: boolean
  readonly audit: Audit
}

const readMs = 300
const writeMs = 500
const calmWithinS = 10
/** Caches and pages that are filled once; a leak is more within minutes. */
const flat = 1.15
/** A device has one connection for its calls, one in four another for its stream; we have some. */
const filesOf = (users: number) => users * 1.25 + 100

/** What was promised and is not so, in words. */
export function missed(found: Found, users: number): readonly string[] {
  const { steady, surge, memory, heap, files, connections, audit } = found
  const promises: readonly (readonly [boolean, string])[] = [
    [steady.errors === 0, `${steady.errors} calls failed`],
    [steady.turnedAway === 0, `${steady.turnedAway} calls were turned away`],
    [steady.read.p95 <= readMs, `reading took more than ${readMs} ms (p95)`],
    [steady.write.p95 <= writeMs, `writing took more than ${writeMs} ms (p95)`],
    [memory.late <= memory.early * flat, 'memory grew'],
    [heap.late <= heap.early * flat, 'the heap grew'],
    [files.late <= filesOf(users), 'more files stayed open than there are devices'],
    [connections.late <= connections.early, 'more connections to PostgreSQL stayed open'],
    [surge.errors === 0, `${surge.errors} calls of the surge failed otherwise than by 429 or 503`],
    [found.calmAfterS <= calmWithinS, `it took ${found.calmAfterS} s to be as quick as before`],
    [found.brokenStreams === 0, `${found.brokenStreams} streams broke`],
    [found.streamsLeft === 0, `${found.streamsLeft} streams stayed behind`],
    [!found.hasCrashed, 'a server ended'],
    [audit.lost === 0, `${audit.lost} confirmed writes are lost`],
    [audit.unexplained === 0, `${audit.unexplained} rows are there that should not be`],
    [audit.brokenInvariants === 0, `${audit.brokenInvariants} invariants are broken`],
  ]
  return promises.filter(([isKept]) => !isKept).map(([, words]) => words)
}
