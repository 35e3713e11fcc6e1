import { setImmediate as others } from 'node:timers/promises'

const LONGEST_MS = 20

/** Each of many in its turn; whoever else waits is let in between, before it has been long. */
export async function inTurn<One, Made>(
  all: readonly One[],
  make: (one: One) => Made | Promise<Made>,
  longestMs = LONGEST_MS,
): Promise<Made[]> {
  const made: Made[] = []
  let since = performance.now()
  for (const one of all) {
    made.push(await make(one))
    if (performance.now() - since < longestMs) continue
    await others()
    since = performance.now()
  }
  return made
}
