import { randomUUIDv7 } from 'node:crypto'
import type { Logger } from 'pino'
import type { Row } from '#contract/sync.ts'
import { transferFrom } from '#domain/accounts/recurring-transfers.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { catchUp } from '#domain/recurring/catch-up.ts'
import { entryFrom } from '#domain/recurring/reducers.ts'
import type { Transaction } from '../db/database.ts'
import { wireObject } from '../documents/wire.ts'
import { createMany, updateMany, type Writer } from '../documents/write.ts'
import { isOfGroup, postIntoGroup } from '../groups/expenses/post-template.ts'
import { claim, setDone } from './occurrences.ts'
import { progressFields, readProgress, withProgress } from './progress.ts'
import type { Outcome } from './tell-owner.ts'
import { type Kind, kindOf, type Template } from './template.ts'

/** More than a year of daily ones; what is left is done with the next tick. */
const AT_ONCE = 5000

/** Enters all that one person's templates of a kind owe by today, and moves them on. */
export async function postKind(
  tx: Transaction,
  kind: Kind,
  writer: Writer,
  today: Day,
  log: Logger,
): Promise<Outcome> {
  const templates = await readDue(tx, kind, writer, today)
  if (templates.size === 0) return { posted: [], waiting: [] }
  const ids = [...templates.keys()]
  const before = await readProgress(tx, writer.scope, ids)
  const owing = Array.from(templates.values(), (template) => ({
    ...template,
    doneThrough: before(template.id).doneThrough,
  }))
  const made = catchUp(owing, today)
    .slice(0, AT_ONCE)
    .flatMap((row) => {
      const template = templates.get(row.templateId)
      return template ? [{ ...row, template, id: template.autoPost ? randomUUIDv7() : null }] : []
    })
  const mine = await enter(tx, kind, writer, log, await claimed(tx, writer, made))
  const after = await readProgress(tx, writer.scope, ids)
  const moved = Array.from(templates.values(), (one) => withProgress(one, after(one.id)))
  await updateMany(tx, kind.templates, moved, new Set(progressFields), writer)
  const of = kindOf(kind)
  const told = mine.map((one) => ({ ...one, description: one.template.description, kind: of }))
  return {
    posted: told.filter(({ id }) => id !== null),
    waiting: told.filter(({ id }) => id === null),
  }
}

interface Due extends Wanted {
  readonly template: Template
  readonly postOn: Day
  readonly amount: number
  readonly currency: string
}

/** Into the own book, or into a group; what a group cannot take waits for its owner. */
async function enter(
  tx: Transaction,
  kind: Kind,
  writer: Writer,
  log: Logger,
  mine: readonly Due[],
): Promise<readonly Due[]> {
  const entries: Row[] = []
  const done: Due[] = []
  for (const one of mine) {
    const { id, template, postOn, amount, dueOn } = one
    if (id === null) done.push(one)
    else if (!isOfGroup(template)) {
      entries.push(entryOf(kind, template, { id, date: postOn, amount, dueOn }))
      done.push(one)
    } else if (await postIntoGroup(tx, writer, log, template, { id, date: postOn, amount })) {
      done.push(one)
    } else {
      await setDone(tx, writer, {
        templateId: template.id,
        dueOn,
        status: 'waiting',
        entryId: null,
      })
      done.push({ ...one, id: null })
    }
  }
  await createMany(tx, kind.entries, entries, writer)
  return done
}

async function readDue({ client }: Transaction, { templates }: Kind, writer: Writer, today: Day) {
  const { rows } = await client.query<{ row: Template }>(
    `select ${wireObject(templates)} as row from ${templates.table} t
      where t.scope = $1 and t.next_on <= $2 and t.active`,
    [writer.scope, today],
  )
  return new Map(rows.map(({ row }) => [row.id, row]))
}

interface Wanted {
  readonly id: string | null
  readonly templateId: string
  readonly dueOn: Day
}

/** Those that are ours to make: no other server has entered them. */
async function claimed<T extends Wanted>(tx: Transaction, writer: Writer, made: readonly T[]) {
  const keyOf = (one: Omit<Wanted, 'id'>) => `${one.templateId} ${one.dueOn}`
  const wanted = made.map(
    ({ id, templateId, dueOn }) =>
      ({ templateId, dueOn, status: id === null ? 'waiting' : 'posted', entryId: id }) as const,
  )
  const keys = new Set((await claim(tx, writer, wanted)).map(keyOf))
  return made.filter((one) => keys.has(keyOf(one)))
}

/** Whole, for no command makes it. */
function entryOf({ entries }: Kind, template: Row, made: Parameters<typeof entryFrom>[2]): Row {
  const { writable, defaults } = entries.facts.entity
  if (entries.name === 'transfers') return { ...defaults, ...transferFrom(template, made) }
  return { ...defaults, ...entryFrom(template, Object.keys(writable), made) }
}
