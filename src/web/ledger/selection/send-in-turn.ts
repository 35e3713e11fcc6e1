import type { Command, Replica } from '#web/data/replica/types.ts'
import { send } from '#web/writes/send.ts'

/** A few commands may be on their way at a time, so that none waits long and memory stays small. */
const onTheWay = 3

function untilSent(replica: Replica): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    const { waiting, phase } = replica.status()
    if (waiting > onTheWay && phase !== 'offline') return
    stop()
    resolve()
  }
  const stop = replica.subscribe(look)
  look()
  return promise
}

const nextFrame = () => new Promise((resolve) => setTimeout(resolve))

/** One command after another, each made when its turn comes; false when the device gave up. */
export async function sendInTurn(
  replica: Replica,
  commands: Iterable<Command>,
  onTurn: (sent: number) => void,
): Promise<boolean> {
  let sent = 0
  for (const command of commands) {
    onTurn(sent)
    if (!(await send(replica, [command]))) return false
    await untilSent(replica)
    await nextFrame()
    sent += 1
  }
  return true
}
