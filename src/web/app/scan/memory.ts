import type { Row } from '#contract/sync.ts'
import { merchantKey } from '#domain/receipts/merchant-key.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command } from '#web/data/replica/types.ts'

/** What a correction taught about the receipts of one shop. */
export interface Remembered {
  readonly id: string
  readonly readAs: string
  readonly merchant: string
  readonly categoryId: string | null
  readonly currency: string | null
}

/** The replica only holds rows of the contract's own shape. */
const asMemory = (row: Row) => row as Row & Remembered

export function recall(rows: Iterable<Row>, read: string | null): Remembered | null {
  const key = merchantKey(read ?? '')
  if (key === '') return null
  for (const row of rows) if (asMemory(row).readAs === key) return asMemory(row)
  return null
}

interface Learned {
  /** The shop as it was read. */
  readonly read: string | null
  readonly before: Remembered | null
  readonly merchant: string
  /** Null when nobody chose one. */
  readonly categoryId: string | null
  /** Null when the receipt named it. */
  readonly currency: string | null
}

/** What to write down so that the next receipt of this shop needs no correction; mostly nothing. */
export function learn({ read, before, ...said }: Learned): readonly Command[] {
  const readAs = merchantKey(read ?? '')
  if (readAs === '') return []
  const fields = {
    merchant: said.merchant,
    categoryId: said.categoryId ?? before?.categoryId ?? null,
    currency: said.currency ?? before?.currency ?? null,
  }
  if (before) {
    const isSame = (['merchant', 'categoryId', 'currency'] as const).every(
      (name) => before[name] === fields[name],
    )
    if (isSame) return []
    return [{ name: 'receipt_merchants.update', args: { id: before.id, patch: fields } }]
  }
  const isCorrected = said.merchant !== read || fields.categoryId || fields.currency
  if (!isCorrected) return []
  return [{ name: 'receipt_merchants.create', args: { doc: { id: newId(), readAs, ...fields } } }]
}
