import { useMemo } from 'react'
import { routes } from '#contract/routes.ts'
import type { Row } from '#contract/sync.ts'
import { formatDay, isDay, monthOf } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { findTwin, type Paid } from '#domain/receipts/find-twin.ts'
import { isSamePicture } from '#domain/receipts/picture-hash.ts'
import { sentence } from '#domain/sentence.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { ReadReceipt, Scan } from '../scan.ts'
import type { ReadSums } from './read-draft.ts'
import { twinBeside } from './twin-beside.ts'

export interface Twin {
  readonly words: string
  /** Where to look at it; null when it is on this page. */
  readonly path: string | null
}

type PaidRow = Paid & { readonly groupId?: string; readonly receiptId: string | null }

/** The replica only holds rows of the contract's own shape. */
const asPaid = (rows: Iterable<Row>) => rows as Iterable<unknown> as Iterable<PaidRow>

const pathOf = ({ id, groupId, date }: PaidRow) =>
  groupId
    ? `${routes.group.path.replace(':id', groupId)}?edit=${id}`
    : `${routes.expenses.path}?month=${monthOf(date)}&edit=${id}`

/** The expense that shows this picture already. */
function byPicture(replica: Replica, hash: string): PaidRow | null {
  const same = new Set<string>()
  for (const [id, { pictureHash }] of replica.rows('receipts')) {
    if (typeof pictureHash === 'string' && isSamePicture(pictureHash, hash)) same.add(id)
  }
  if (same.size === 0) return null
  for (const table of ['expenses', 'group_expenses'] as const) {
    for (const row of asPaid(replica.rows(table).values())) {
      if (row.receiptId !== null && same.has(row.receiptId)) return row
    }
  }
  return null
}

function bySums(replica: Replica, { draft }: ReadReceipt, { total }: ReadSums): PaidRow | null {
  if (total === null || !isDay(draft.date)) return null
  const month = monthOf(draft.date)
  const rows = (['expenses', 'group_expenses'] as const).flatMap((table) =>
    replica.monthRows(table, month),
  )
  const { currency, date, merchant } = draft
  return findTwin({ amount: total, currency, date, merchant }, asPaid(rows))
}

/** Whether this receipt is here already: by its picture, or by shop, sum and day. */
export function useTwin(scan: Scan, receipt: ReadReceipt, sums: ReadSums, all: readonly Scan[]) {
  const { replica, version } = useTable('expenses')
  const shared = useTable('group_expenses').version
  const { locale } = useLocale()
  return useMemo((): Twin | null => {
    // Looked at again whenever one of them changes.
    void [version, shared]
    const { hash } = receipt.picture
    const beside = twinBeside(scan, all, locale)
    if (beside) {
      const what = beside.isPicture
        ? say('This is the same picture as')
        : say('This looks like the receipt in')
      return { words: `${what} ${beside.name}.`, path: null }
    }
    const row = byPicture(replica, hash) ?? bySums(replica, receipt, sums)
    if (!row) return null
    const sum = formatAmount(row.amount, row.currency, locale)
    const day = formatDay(row.date, locale, { day: 'numeric', month: 'short', year: 'numeric' })
    return {
      words: sentence(
        say('You may have this already: {description}, {sum}, {day}', {
          description: row.description,
          sum,
          day,
        }),
      ),
      path: pathOf(row),
    }
  }, [replica, version, shared, scan, receipt, sums, all, locale])
}
