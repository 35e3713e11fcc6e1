import { type ToldReceipt, weighAnswer } from '#domain/receipts/weigh-answer.ts'
import { receiptOf, type Setting } from '../receipt-of.ts'
import type { ScanDraft } from '../review/draft.ts'
import type { ReadReceipt } from '../scan.ts'
import { noteOn } from '../scan-words.ts'

/** What a reading decides, unless somebody typed something else. */
const told = [
  ...['merchant', 'amount', 'currency', 'date', 'tax', 'tip'],
  ...['categoryId', 'isCategoryChosen'],
] as readonly (keyof ScanDraft)[]

/** With what a model said, as far as it holds; whatever was typed or chosen stays. */
export function afterHearing(
  receipt: ReadReceipt,
  answer: ToldReceipt,
  setting: Setting,
): ReadReceipt {
  const before = receiptOf(receipt.reading, setting)
  const reading = weighAnswer(receipt.reading, answer, setting)
  const after = receiptOf(reading, setting)
  const untouched = told.filter((name) => receipt.draft[name] === before.draft[name])
  const patch = Object.fromEntries(untouched.map((name) => [name, after.draft[name]]))
  return {
    ...receipt,
    reading,
    remembered: after.remembered,
    draft: { ...receipt.draft, ...patch },
    note: noteOn(reading),
    isUnread: false,
    isAsked: true,
  }
}
