import { newId } from '#web/data/new-id.ts'
import { LocalReplica } from '#web/data/replica/replica.ts'
import { openStore, storeName } from '#web/data/replica/store/store.ts'
import type { Command } from '#web/data/replica/types.ts'

/** A command whose row is picked where it is made: `at` is between the first and the last. */
export interface LooseCommand {
  readonly verb: 'create' | 'update' | 'delete'
  readonly at: number
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Lab {
  readonly kept: string[]
  readonly replica: LocalReplica
  command(command: LooseCommand): void
  rows(): string[]
  /** The user's revision that the disk holds. */
  savedRev(): Promise<number | undefined>
}

declare global {
  interface Window {
    lab: Lab
  }
}

const [uid = '', token = ''] = location.hash.slice(1).split(',')
const replica = new LocalReplica({ uid, token })
const kept: string[] = []

function settled({ verb, at, fields }: LooseCommand): Command {
  const ids = [...replica.rows('expenses').keys()]
  const id = ids[Math.floor(at * ids.length)]
  if (verb === 'create' || id === undefined) {
    const doc = { id: newId(), currency: 'EUR', description: 'Fuzz', date: '2026-01-15', amount: 1 }
    return { name: 'expenses.create', args: { doc: { ...doc, ...fields } } }
  }
  return verb === 'delete'
    ? { name: 'expenses.delete', args: { id } }
    : { name: 'expenses.update', args: { id, patch: fields } }
}

async function savedRev(): Promise<number | undefined> {
  const store = await openStore(storeName(uid))
  const state = await store.get('meta', 'state')
  store.close()
  return state?.cursors[`u:${uid}`]
}

window.lab = {
  savedRev,
  kept,
  replica,
  command: (command) => {
    replica.mutate([settled(command)]).then((keys) => kept.push(...keys))
  },
  rows: () =>
    [...replica.rows('expenses').values()]
      .map(({ id, date, amount, description }) => [id, date, amount, description].join('|'))
      .sort(),
}
