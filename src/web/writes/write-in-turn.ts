import { limits } from '#contract/limits.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { longWork } from './long-work.ts'
import { send, type Tell, type Words } from './use-writes.ts'

/** A write of more rows than one command takes; what takes it back is made only then. */
export interface LongWrite {
  readonly commands: Iterable<Command>
  readonly undo: () => Iterable<Command>
}

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

export interface LongWords {
  /** What goes on meanwhile, such as Deleting. */
  readonly doing: string
  /** How many rows it is about: the progress of more than one command is in sight. */
  readonly of: number
  readonly done: Words
}

/** The same as a write of `useWrites`, told once all of it is kept. */
export async function writeInTurn(
  replica: Replica,
  { commands, undo }: LongWrite,
  { doing, of, done }: LongWords,
  tell: Tell = toast,
): Promise<void> {
  const run = async (words: string, some: Iterable<Command>) => {
    const isKept = await sendInTurn(replica, some, (sent) => {
      const rows = Math.min(of, sent * limits.batchOperations)
      if (of > limits.batchOperations) longWork.set({ words, done: rows, of })
    })
    longWork.set(null)
    return isKept
  }
  if (await run(doing, commands)) tell({ ...done, undo: () => void run('Putting back', undo()) })
}
