import { counted as countedRows } from '#domain/counted.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { changing } from '#web/writes/write.ts'
import { writeInTurn } from '#web/writes/write-in-turn.ts'
import { type Entry, sharedIn } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { countsOf, rowWords } from '../model/row-words.ts'
import type { ShownList } from '../model/shown-list.ts'
import type { Plan } from './plan.ts'

export interface BulkContext {
  readonly replica: Replica
  readonly noun: Noun
  readonly locale: string
}

/** Those that are still shown, in the order of the months; what is shared changes elsewhere. */
export function selectedRows(list: ShownList, ids: ReadonlySet<string>): readonly Entry[] {
  if (ids.size === 0) return []
  return list.months.flatMap((rows) => rows.filter((row) => ids.has(row.id) && !sharedIn(row)))
}

/** Those of the selected that are no rows of this book, counted under why they stay. */
export function sharedAmong(list: ShownList, ids: ReadonlySet<string>): Plan['skipped'] {
  const shared = list.months.flatMap((rows) =>
    rows.filter((row) => ids.has(row.id) && sharedIn(row)),
  )
  return new Map(shared.length > 0 ? [['shared in a group', shared.length]] : [])
}

export const withShared = (plan: Plan, list: ShownList, ids: ReadonlySet<string>): Plan => ({
  ...plan,
  skipped: new Map([...plan.skipped, ...sharedAmong(list, ids)]),
})

export const countWords = (
  { noun, locale }: Omit<BulkContext, 'replica'>,
  rows: readonly LedgerRow[],
) => rowWords(noun, countsOf(rows), locale)

/** Such as "2 rows stay as they are: refunds." */
export const skippedWords = (locale: string, skipped: Plan['skipped']): string =>
  Array.from(skipped, ([why, count]) => {
    const stay = countedRows(count, 'row stays as it is', 'rows stay as they are', locale)
    return `${stay}: ${why}.`
  }).join(' ')

export async function changeMany(context: BulkContext, plan: Plan): Promise<void> {
  const { replica, locale, noun } = context
  const { changed, skipped } = plan
  const left = skippedWords(locale, skipped)
  const warning = left ? ({ description: left, variant: 'warning' } as const) : {}
  if (changed.length === 0) return void toast({ title: say('Nothing to change'), ...warning })
  const rows = changed.map(({ row }) => row as Entry)
  const { commands, undo } = changing(noun.table, changed)
  const done = { title: say('Changed {count}', { count: countWords(context, rows) }), ...warning }
  const words = { doing: say('Changing'), of: changed.length, done }
  await writeInTurn(replica, { commands, undo: () => undo }, words)
}
