import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { counted as countedRows } from '#domain/counted.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { counted, listed } from '#web/ui/overlay/ask-first.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { type Entry, sharedIn } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { countsOf, rowWords } from '../model/row-words.ts'
import type { ShownList } from '../model/shown-list.ts'
import type { Removal } from '../sheet/removal/removal-dialog.tsx'
import { bulkWork } from './bulk-work.ts'
import { updatesOf } from './many.ts'
import type { Plan } from './plan.ts'
import { planRemoval, type RemovalPlan } from './removal-plan.ts'
import { sendInTurn } from './send-in-turn.ts'

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

/** With those of the selected that are no rows of this book. */
export function withShared(plan: Plan, list: ShownList, ids: ReadonlySet<string>): Plan {
  const shared = list.months.flatMap((rows) =>
    rows.filter((row) => ids.has(row.id) && sharedIn(row)),
  )
  if (shared.length === 0) return plan
  return { ...plan, skipped: new Map([...plan.skipped, ['shared in a group', shared.length]]) }
}

export const countWords = (
  { noun, locale }: Omit<BulkContext, 'replica'>,
  rows: readonly LedgerRow[],
) => rowWords(noun, countsOf(rows), locale)

/** One command after another, with its progress in sight when there is more than one. */
async function run(
  context: BulkContext,
  words: string,
  commands: Iterable<Command>,
  count: number,
) {
  await sendInTurn(context.replica, commands, (sent) => {
    const done = Math.min(count, sent * limits.batchOperations)
    if (count > limits.batchOperations) bulkWork.set({ words, done, of: count })
  })
  bulkWork.set(null)
}

/** Puts the words into a toast with a way back. */
function tell(title: string, description: string, undo: () => Promise<void>) {
  toast({
    title,
    ...(description && { description, variant: 'warning' }),
    undo: () => void undo(),
  })
}

const alongWords = ({ refunds, settling, payments }: RemovalPlan['along']): string =>
  listed([
    counted(refunds, 'refund', 'refunds'),
    counted(payments, 'payment of a loan', 'payments of loans'),
    counted(settling, 'income that paid some back', 'incomes that paid some back'),
  ])

/** At once when nothing else goes along, else it asks first. */
export function removeMany(
  context: BulkContext,
  rows: readonly Entry[],
  { ask, onDone }: { ask: (removal: Removal) => void; onDone: () => void },
): void {
  const { noun, replica } = context
  const books = {
    expenses: replica.rows('expenses').values(),
    incomes: replica.rows('incomes').values(),
    payments: replica.rows('payments').values(),
  }
  const { commands, undo, along } = planRemoval(noun, rows, books)
  const what = countWords(context, rows)
  const go = async () => {
    onDone()
    await run(context, 'Deleting', commands, rows.length)
    tell(`Deleted ${what}`, '', () => run(context, 'Putting back', undo(), rows.length))
  }
  const also = alongWords(along)
  if (rows.length === 0 || also === '') return void (rows.length > 0 && go())
  ask({
    title: `Delete ${what}?`,
    description: `There is also ${also}. They can only be deleted together.`,
    choices: [{ words: 'Delete them all', onPick: () => void go() }],
  })
}

/** Such as "2 rows stay as they are: refunds." */
export const skippedWords = (locale: string, skipped: Plan['skipped']): string =>
  Array.from(skipped, ([why, count]) => {
    const stay = countedRows(count, 'row stays as it is', 'rows stay as they are', locale)
    return `${stay}: ${why}.`
  }).join(' ')

export async function changeMany(context: BulkContext, plan: Plan): Promise<void> {
  const { replica, locale, noun } = context
  const { table } = noun
  const { changes, undo, skipped } = plan
  const left = skippedWords(locale, skipped)
  if (changes.length === 0) {
    toast({ title: 'Nothing to change', ...(left && { description: left, variant: 'warning' }) })
    return
  }
  const rows = changes.flatMap(({ id }) => replica.rows(table).get(id) ?? [])
  const changed = countWords(context, rows as (Row & LedgerRow)[])
  await run(context, 'Changing', updatesOf(table, changes), changes.length)
  tell(`Changed ${changed}`, left, () =>
    run(context, 'Putting back', updatesOf(table, undo), undo.length),
  )
}
