import { describe, expect, it } from 'vitest'
import { type MadeReceipt, makeReceipt } from '#test/support/make-receipt.ts'
import { paper, seenRows } from '#test/support/receipt-text.ts'
import { receiptWords } from '#test/support/receipt-words.ts'
import { readReceipt } from './read-receipt.ts'

const countries = Object.keys(receiptWords)
const made = (country: string, count: number) =>
  Array.from({ length: count }, (_, seed) => makeReceipt(country, seed))

function read({ rows, locale, currency }: MadeReceipt) {
  return readReceipt(seenRows(rows), paper(rows.length), {
    currency,
    locale,
    today: '2026-11-15',
  })
}

const letters = (name: string | null) => (name ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What is called sure and is not so. */
function lies(receipt: MadeReceipt): readonly string[] {
  const { total, date } = read(receipt)
  return [
    ...(total.isSure && total.value !== receipt.total ? [`${receipt.kind}: ${total.value}`] : []),
    ...(date.isSure && date.value !== receipt.date ? [`${receipt.kind}: ${date.value}`] : []),
  ]
}

/** The same receipt in a language that has other words for these. */
function inOtherWords(
  receipt: MadeReceipt,
  country: string,
  kinds: readonly ('tips' | 'shares' | 'discounts' | 'toPay' | 'afterTip' | 'cash' | 'change')[],
): MadeReceipt {
  const known = kinds.flatMap((kind) => receiptWords[country]?.[kind] ?? [])
  const rows = receipt.rows.map((row) => {
    const word = known.find((each) => row.startsWith(`${each} |`))
    return word ? `Zorbak qelum${row.slice(word.length)}` : row
  })
  return { ...receipt, rows }
}

describe.each(countries)('receipts made up by chance: %s', (country) => {
  it('are read', () => {
    const wrong = made(country, 40).flatMap((receipt) => {
      const { total, date, merchant } = read(receipt)
      const isRight =
        total.value === receipt.total &&
        date.value === receipt.date &&
        letters(merchant.value) === letters(receipt.merchant)
      return isRight ? [] : [`${receipt.kind}: ${total.value} ${date.value} ${merchant.value}`]
    })
    expect(wrong).toEqual([])
  })

  it('are not in the currency the total is converted to', () => {
    const wrong = made(country, 40).flatMap((receipt) => {
      const { unit } = read(receipt)
      return unit === 'SEK' ? [receipt.kind] : []
    })
    expect(wrong).toEqual([])
  })

  it('have their total where what leads to it has words nobody knows', () => {
    const wrong = made(country, 40).flatMap((receipt) => {
      const foreign = inOtherWords(receipt, country, ['tips', 'discounts'])
      return read(foreign).total.value === receipt.total ? [] : [receipt.kind]
    })
    expect(wrong).toEqual([])
  })

  it('are never surely wrong, whatever words nobody knows', () => {
    const all = made(country, 40).flatMap((receipt) => [
      ...lies(inOtherWords(receipt, country, ['toPay', 'afterTip'])),
      ...lies(inOtherWords(receipt, country, ['shares', 'toPay', 'tips', 'afterTip'])),
      ...lies(inOtherWords(receipt, country, ['cash', 'change', 'discounts'])),
    ])
    expect(all).toEqual([])
  })

  it('are never surely wrong with a row missing', () => {
    const all = made(country, 8).flatMap((receipt) =>
      receipt.rows.flatMap((row, at) =>
        lies({
          ...receipt,
          kind: `${receipt.kind} without ${row}`,
          rows: receipt.rows.filter((_, other) => other !== at),
        }),
      ),
    )
    expect(all).toEqual([])
  })
})
