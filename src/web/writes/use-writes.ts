import { useMemo } from 'react'
import type { CollectionName } from '#contract/collections.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { type ToastMessage, toast, toastComing } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { changing, creating, type FieldsOf, removing, type Write } from './write.ts'

/** What is said when it is done. */
export type Words = Omit<ToastMessage, 'undo' | 'redo'>
/** Says it, and answers how to take the message away again, where that can be. */
export type Tell = (message: ToastMessage) => (() => void) | undefined

/** Null where nothing takes it back; a function where that is to be found out only then. */
type Run = Write<readonly Command[] | (() => readonly Command[]) | null>

/** One command of a noun's own, with the one that takes it back, where one does. */
export type Give = (command: Command, said?: Words & { readonly undo?: Command | null }) => void

type Stored = { readonly id: string }
type Keys = readonly string[]

/** Every one at once on screen and kept for the server; what has words is told, with its undo. */
export interface Writes<Table extends CollectionName> {
  /** Gives the id of the new one. */
  readonly create: (fields: FieldsOf<Table>, words?: Words) => string
  /** Writes what differs; nothing is done or told when nothing does. */
  readonly change: (row: Stored, fields: Partial<FieldsOf<Table>>, words?: Words) => void
  readonly remove: (row: Stored, words?: Words) => void
  readonly run: (write: Run, words?: Words) => void
  readonly give: Give
}

/** Applied at once; gives their keys when the device has them for good, null when it could not. */
export function send(
  replica: Replica,
  commands: readonly Command[],
  undoes?: Keys,
): Promise<Keys | null> {
  return replica.mutate(commands, undoes).then(
    (keys) => {
      for (const [at, command] of commands.entries()) followIncomes(replica, keys[at], command)
      return keys
    },
    (error: unknown) => {
      report('write not kept', error)
      toast({
        variant: 'destructive',
        title: say('This device could not keep that change'),
        description: say('It may be out of space. Please try again.'),
      })
      return null
    },
  )
}

function followIncomes(replica: Replica, key: string | undefined, command: Command): void {
  if (key === undefined || !command.name.startsWith('incomes.create')) return
  import('#web/data/created-income.ts')
    .then(({ createdIncomes }) => createdIncomes(replica, key, command))
    .catch((error) => report('income not created', error))
}

/** Each place has one message; who follows the one before it may stop when the next is there. */
const following = new WeakMap<Tell, () => void>()

function whenRefused(replica: Replica, keys: Keys, tell: Tell, act: () => void): void {
  const look = () => {
    const isRefused = replica.failures().some(({ key }) => keys.includes(key))
    if (!isRefused && replica.status().waiting > 0) return
    stop()
    if (isRefused) act()
  }
  following.get(tell)?.()
  const stop = replica.subscribe(look)
  following.set(tell, stop)
  look()
}

/** Sees commands before they are sent; what it gives tells afterwards what they broke. */
type Watch = (replica: Replica, commands: readonly Command[]) => () => string | null

let watching: Watch | null = null

/** Whoever loads later may watch; gives how to stop. */
export function watchWrites(watch: Watch): () => void {
  watching = watch
  return () => {
    if (watching === watch) watching = null
  }
}

export const watched: Watch = (replica, commands) => watching?.(replica, commands) ?? (() => null)

/** With what takes these commands back, and what they broke. */
type DoneMessage = Words & {
  readonly undo?: (keys: Keys) => void
  readonly redo?: () => void
  readonly broke?: () => string | null
}

function withBroken(words: Words, broke: DoneMessage['broke']): Words {
  const said = broke?.()
  if (!said) return words
  const before = words.description?.replace(/\.?$/, '. ') ?? ''
  const description = `${before}${said}`
  return { ...words, description, variant: 'warning' }
}

/**
 * Told once the device has it for good, so that whoever reads it may close the page, and until the
 * server says otherwise: a refused act has a box of its own, so this message goes, and its undo,
 * even if it was pressed before, writes nothing.
 */
export function tellDone(
  replica: Replica,
  sent: Promise<Keys | null>,
  { undo, redo, broke, ...words }: DoneMessage,
  tell: Tell = toast,
): void {
  const isHere = toastComing()
  void sent.then((keys) => {
    if (!keys) return isHere()
    let isDone = true
    const takeBack = () => {
      if (isDone) undo?.(keys)
    }
    const takeAway = tell({ ...withBroken(words, broke), ...(undo && { undo: takeBack, redo }) })
    isHere()
    whenRefused(replica, keys, tell, () => {
      isDone = false
      takeAway?.()
    })
  })
}

export function writesWith<Table extends CollectionName>(
  replica: Replica,
  table: Table,
  tell?: Tell,
): Writes<Table> {
  const run = ({ commands, undo }: Run, words?: Words) => {
    if (commands.length === 0) return
    const broke = watched(replica, words ? commands : [])
    const sent = send(replica, commands)
    const takeBack = (keys: Keys) => {
      const back = typeof undo === 'function' ? undo() : (undo ?? [])
      if (keys.length < 2) return void send(replica, back, keys)
      // Few acts are several commands: nobody's first page carries what sorts them.
      import('./undoes.ts')
        .then(({ undoings }) => {
          for (const one of undoings(commands, keys, back)) {
            void send(replica, one.commands, one.undoes)
          }
        })
        .catch((error: unknown) => {
          report('undo not sorted', error)
          void send(replica, back, keys)
        })
    }
    const redo = () => run({ commands, undo }, words)
    const back = undo && { undo: takeBack, redo }
    if (words) tellDone(replica, sent, { ...words, broke, ...back }, tell)
  }
  return {
    run,
    give: (command, said) => {
      if (!said) return run({ commands: [command], undo: null })
      const { undo, ...words } = said
      return run({ commands: [command], undo: undo ? [undo] : null }, words)
    },
    create: (fields, words) => {
      const id = newId()
      run(creating(table, [{ id, ...fields }]), words)
      return id
    },
    change: (row, fields, words) => run(changing(table, [{ row, fields }]), words),
    remove: (row, words) => run(removing(table, [row]), words),
  }
}

/** Says what was done in a toast, or in an open dialog, where a toast could not be reached. */
export function useWrites<Table extends CollectionName>(table: Table, tell?: Tell): Writes<Table> {
  const replica = useReplica()
  return useMemo(() => writesWith(replica, table, tell), [replica, table, tell])
}
