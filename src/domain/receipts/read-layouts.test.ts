import { describe, expect, it } from 'vitest'
import { moreReceiptLayouts } from '#test/support/more-receipt-layouts.data.ts'
import { type ReceiptLayout, receiptLayouts } from '#test/support/receipt-layouts.data.ts'
import { paper, seenRows } from '#test/support/receipt-text.ts'
import type { Segment } from './ocr/see-text.ts'
import { readReceipt } from './read-receipt.ts'

const layouts = [...receiptLayouts, ...moreReceiptLayouts].map(
  (layout) => [layout.kind, layout] as const,
)

function read(
  { rows, locale = 'en-GB' }: ReceiptLayout,
  change = (segments: readonly Segment[]) => segments,
) {
  const options = { currency: 'EUR', locale, today: '2026-11-15' }
  return readReceipt(change(seenRows(rows)), paper(rows.length), options)
}

/** As a camera sees it that is not held straight. */
const tilted = (segments: readonly Segment[]) =>
  segments.map((segment) => {
    const { box } = segment
    return { ...segment, box: { ...box, angle: 0.05, y: box.y + Math.tan(0.05) * box.x } }
  })

/** As dense print is read: without the spaces. */
const glued = (segments: readonly Segment[]) =>
  segments.map((segment) => {
    const text = segment.text.replaceAll(' ', '')
    const each = [...text]
    return { ...segment, text, gaps: each.map(() => 0), sureness: each.map(() => 0.98) }
  })

const letters = (name: string | null) => (name ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

describe('a receipt of any kind', () => {
  it.each(layouts)('is read: %s', (_, layout) => {
    const { total, date, merchant, unit } = read(layout)
    expect([total.value, date.value, letters(merchant.value)]).toEqual([
      layout.total,
      layout.date,
      letters(layout.merchant),
    ])
    if (layout.currency) expect(unit).toBe(layout.currency)
  })

  it.each(layouts)('is read tilted: %s', (_, layout) => {
    const { total, date } = read(layout, tilted)
    expect([total.value, date.value]).toEqual([layout.total, layout.date])
  })

  it.each(layouts)('has its total without spaces: %s', (_, layout) => {
    expect(read(layout, glued).total.value).toBe(layout.total)
  })
})

describe('what is called sure', () => {
  /** Every row lost once, as by a fold or a shadow. */
  it.each(layouts)('is right or no longer sure with a row missing: %s', (_, layout) => {
    const wrong = layout.rows.flatMap((row, at) => {
      const rows = layout.rows.filter((_row, other) => other !== at)
      const { total, date } = read({ ...layout, rows })
      return [
        ...(total.isSure && total.value !== layout.total ? [`${total.value} without ${row}`] : []),
        ...(date.isSure && date.value !== layout.date ? [`${date.value} without ${row}`] : []),
      ]
    })
    expect(wrong).toEqual([])
  })
})
