import type { Row } from '#contract/sync.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { toast } from '#web/ui/toast.ts'
import { bulkWork } from '../bulk-work.ts'
import { type Entry, fieldsOf } from '../entry.ts'
import { createsOf, deletesOf, updatesOf } from '../many.ts'
import type { Noun } from '../noun.ts'
import { sendInTurn } from '../send-in-turn.ts'
import type { ShownList } from '../shown-list.ts'
import { inStoringOrder, type Plan } from './plan.ts'

export interface BulkContext {
  readonly replica: Replica
  readonly noun: Noun
  readonly locale: string
}

/** Those that are still shown, in the order of the months. */
export function selectedRows(list: ShownList, ids: ReadonlySet<string>): readonly Entry[] {
  return list.months.flatMap((rows) => rows.filter(({ id }) => ids.has(id)))
}

export const countWords = ({ noun, locale }: Omit<BulkContext, 'replica'>, count: number) =>
  `${count.toLocaleString(locale)} ${count === 1 ? noun.one : noun.many}`

/** One command after another, with its progress in sight when there is more than one. */
async function run(context: BulkContext, words: string, wishes: readonly Wish[], count: number) {
  await sendInTurn(context.replica, wishes, (sent) => {
    const done = Math.round((count * sent) / wishes.length)
    if (wishes.length > 1) bulkWork.set({ words, done, of: count })
  })
  bulkWork.set(null)
}

/** Puts the words into a toast with a way back. */
function tell(title: string, description: string, undo: () => Promise<void>) {
  toast({
    title,
    ...(description && { description }),
    action: { label: 'Undo', onClick: () => void undo() },
  })
}

export async function removeMany(context: BulkContext, rows: readonly Entry[]): Promise<void> {
  const { noun } = context
  const count = rows.length
  if (count === 0) return
  const ids = rows.map(({ id }) => id)
  await run(context, 'Deleting', deletesOf(noun.table, ids), count)
  tell(`Deleted ${countWords(context, count)}`, '', () => {
    const docs: Row[] = inStoringOrder(rows).map((row) => ({ ...fieldsOf(noun, row), id: row.id }))
    return run(context, 'Putting back', createsOf(noun.table, docs), count)
  })
}

export async function changeMany(context: BulkContext, plan: Plan, why: string): Promise<void> {
  const { table } = context.noun
  const { changes, undo, skipped } = plan
  const left = skipped === 0 ? '' : `${countWords(context, skipped)} left as before: ${why}.`
  if (changes.length === 0) {
    toast({ title: 'Nothing to change', ...(left && { description: left }) })
    return
  }
  await run(context, 'Changing', updatesOf(table, changes), changes.length)
  tell(`Changed ${countWords(context, changes.length)}`, left, () =>
    run(context, 'Putting back', updatesOf(table, undo), undo.length),
  )
}
