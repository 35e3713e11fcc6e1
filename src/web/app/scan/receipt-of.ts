import type { Reading, ReadOptions } from '#domain/receipts/reading.ts'
import type { Remembered } from './memory.ts'
import { draftOf } from './review/draft.ts'

/** What must be known of the person whose receipts these are. */
export interface Setting extends ReadOptions {
  readonly groupId: string | null
  readonly recall: (merchant: string | null) => Remembered | null
}

export function receiptOf(reading: Reading | null, setting: Setting) {
  const remembered = setting.recall(reading?.merchant.value ?? null)
  return { reading, remembered, draft: draftOf(reading, { ...setting, remembered }) }
}
