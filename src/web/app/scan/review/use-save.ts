import type { GroupRow } from '#contract/groups/entities.ts'
import { routes } from '#contract/routes.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import { keepPicture, receiptCommand } from '#web/data/receipts/keep-picture.ts'
import type { Command } from '#web/data/replica/types.ts'
import { useSession } from '#web/data/session.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { creating, deletes, type Write } from '#web/writes/write.ts'
import { learn } from '../memory.ts'
import { linesOf, splitOf } from '../outcome.ts'
import type { ReadReceipt, Scan } from '../scan.ts'
import type { ScanDesk } from '../scan-desk.ts'
import type { ReadSums, ScanMessages } from './read-draft.ts'

export interface Saving {
  readonly scan: Scan
  readonly receipt: ReadReceipt
  readonly sums: ReadSums
  /** The one that was chosen or proposed. */
  readonly categoryId: string | null
  readonly group: GroupRow | null
  readonly memberIds: readonly string[]
  readonly meId: string | null
}

interface Made {
  readonly id: string
  readonly write: Write
  readonly path: string
}

type Outcome = Made | { readonly words: string }

function asExpense({ receipt, sums, categoryId }: Saving, receiptId: string | null): Outcome {
  const { draft } = receipt
  const id = newId()
  const chosen = { ...draft, categoryId }
  const read =
    draft.way === 'categories'
      ? linesOf(sums, chosen, id)
      : ({ ok: true, lines: null, categoryId } as const)
  if (!read.ok) return { words: read.words }
  const merchant = draft.merchant.trim()
  const doc = {
    ...{ id, amount: sums.total, currency: draft.currency, description: merchant, merchant },
    ...{ date: draft.date, paymentMethod: draft.paymentMethod, receiptId },
    categoryId: read.lines ? read.categoryId : (read.categoryId ?? categoryId),
    lines: read.lines,
  }
  return {
    id,
    write: creating('expenses', [doc]),
    path: `${routes.expenses.path}?month=${monthOf(draft.date)}&edit=${id}`,
  }
}

function asBill(saving: Saving, receiptId: string | null): Outcome {
  const { receipt, sums, categoryId, group, memberIds, meId } = saving
  const { draft } = receipt
  const id = newId()
  const split = splitOf(sums, memberIds, id)
  if (!split.ok) return { words: split.words }
  const memberId = draft.payerId ?? meId ?? memberIds[0] ?? ''
  const [groupId, amount] = [group?.id ?? '', sums.total ?? 0]
  const doc = {
    ...{ id, description: draft.merchant.trim(), amount, currency: draft.currency },
    ...{ date: draft.date, categoryId, receiptId, split: split.split },
    payers: [{ memberId, amount }],
  }
  return {
    id,
    write: {
      commands: [command('group_expenses.create', { groupId, doc })],
      undo: [command('group_expenses.delete', { groupId, id })],
    },
    path: `${routes.group.path.replace(':id', groupId)}?edit=${id}`,
  }
}

/** What the person taught by correcting; a category of a group is no habit of their own. */
function learned({ receipt }: Saving): readonly Command[] {
  const { draft, reading, remembered } = receipt
  const isOwn = draft.way !== 'group' && draft.isCategoryChosen
  return learn({
    read: reading?.merchant.value ?? null,
    before: remembered,
    merchant: draft.merchant.trim(),
    categoryId: isOwn ? draft.categoryId : null,
    currency: reading && reading.currency.value === null ? draft.currency : null,
  })
}

/** Saves a receipt at once, with a way back; answers what to fix instead. */
export function useSave(desk: ScanDesk) {
  const { run } = useWrites('expenses')
  const { user } = useSession()
  const { locale } = useLocale()
  return async (saving: Saving): Promise<ScanMessages | null> => {
    const { scan, receipt, sums, group } = saving
    const { draft, picture } = receipt
    const receiptId = newId()
    const make = (kept: string | null) =>
      draft.way === 'group' ? asBill(saving, kept) : asExpense(saving, kept)
    const isKept = await keepPicture(user?.id ?? '', receiptId, picture.picture)
    const made = make(isKept ? receiptId : null)
    if ('words' in made) return { items: made.words }
    const groupId = draft.way === 'group' ? (group?.id ?? null) : null
    const receiptCommands = isKept ? [receiptCommand({ id: receiptId, groupId, picture })] : []
    const commands = [...receiptCommands, ...made.write.commands, ...learned(saving)]
    const merchant = draft.merchant.trim()
    const sum = formatAmount(sums.total ?? 0, draft.currency, locale)
    desk.noteSaved(scan.id, `${merchant}, ${sum}`, made.path)
    const undo = () => {
      desk.takeBack(scan.id)
      return [...made.write.undo, ...deletes('receipts', isKept ? [{ id: receiptId }] : [])]
    }
    const description = isKept
      ? sum
      : say('{sum}. This device has no room for the picture.', { sum })
    run({ commands, undo }, { title: say('Added {merchant}', { merchant }), description })
    return null
  }
}
