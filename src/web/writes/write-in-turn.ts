import { limits } from '#contract/limits.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import { longWork } from './long-work.ts'
import { type Undoing, undoings } from './undoes.ts'
import { send, type Tell, tellDone, type Words, watched } from './use-writes.ts'

/** A write of more rows than one command takes; what takes it back is made only then. */
export interface LongWrite {
  readonly commands: Iterable<Command>
  readonly undo: () => Iterable<Command>
}

/** A few commands may be on their way at a time, so that none waits long and memory stays small. */
const onTheWay = 3

/** Until no more than so many commands wait for the server, or there is none to ask. */
export function untilSent(replica: Replica, most = onTheWay): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    const { waiting, phase } = replica.status()
    if (waiting > most && phase !== 'offline') return
    stop()
    resolve()
  }
  const stop = replica.subscribe(look)
  look()
  return promise
}

const nextFrame = () => new Promise((resolve) => setTimeout(resolve))

const partOf = (turn: Command | Undoing): Partial<Undoing> & Pick<Undoing, 'commands'> =>
  'commands' in turn ? turn : { commands: [turn] }

/** One after another, each made when its turn comes; gives their keys, null when it gave up. */
export async function sendInTurn(
  replica: Replica,
  turns: Iterable<Command | Undoing>,
  onTurn: (sent: number) => void,
): Promise<readonly string[] | null> {
  const sent: string[] = []
  for (const turn of turns) {
    onTurn(sent.length)
    const { commands, undoes } = partOf(turn)
    const keys = await send(replica, commands, undoes)
    if (!keys) return null
    await untilSent(replica)
    await nextFrame()
    sent.push(...keys)
  }
  return sent
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
  tell?: Tell,
): Promise<void> {
  const run = async (words: string, turns: Iterable<Command | Undoing>) => {
    const onTurn = (sent: number) => {
      const rows = Math.min(of, sent * limits.batchOperations)
      if (of > limits.batchOperations) longWork.set({ words, done: rows, of })
    }
    const keys = await sendInTurn(replica, turns, onTurn)
    longWork.set(null)
    return keys
  }
  const given: Command[] = []
  function* noting(): Generator<Command> {
    for (const command of commands) {
      given.push(command)
      yield command
    }
  }
  const broke = watched(replica, Array.isArray(commands) ? commands : [])
  const keys = await run(doing, noting())
  const takeBack = (undone: readonly string[]) =>
    void run(say('Putting back'), undoings(given, undone, undo()))
  const redo = () => void writeInTurn(replica, { commands: given, undo }, { doing, of, done }, tell)
  const message = { ...done, broke, undo: takeBack, redo }
  if (keys) tellDone(replica, Promise.resolve(keys), message, tell)
}
