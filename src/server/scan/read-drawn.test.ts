import { beforeAll, describe, expect, it } from 'vitest'
import type { OcrModels } from '#domain/receipts/ocr/models.ts'
import { readPicture } from '#domain/receipts/read-picture.ts'
import { corner, type DrawnRow, drawReceipt, layOut, onTable } from '#test/support/draw-receipt.ts'
import { openModels } from './open-models.ts'
import { openPicture } from './open-picture.ts'

const options = { currency: 'EUR', locale: 'en-GB', today: '2026-11-15' }
const always = async () => true
let models: OcrModels
beforeAll(async () => {
  models = await openModels(1)
}, 60_000)

async function read(bytes: Uint8Array) {
  const picture = await readPicture(models, await openPicture(bytes), options, always)
  const found = (picture?.readings ?? []).map(({ total, date }) => [total.value, date.value])
  return { turn: picture?.turn, found, readings: picture?.readings ?? [] }
}

const sum = [1200, '2026-03-14']
const short: readonly DrawnRow[] = [
  'GREEN GROCER',
  ['Date: 02/02/2026', '17:05'],
  ['Apples', '3.00'],
  ['Pears', '2.50'],
  ['TOTAL', '5.50'],
  ['CASH', '5.50'],
]

/** Longer than the networks see at once, so that it is looked at in slices. */
const prices = Array.from({ length: 44 }, (_, at) => 100 + ((at * 37) % 900))
const written = (cents: number) => (cents / 100).toFixed(2)
const sumOfLong = prices.reduce((all, price) => all + price, 0)
const long: readonly DrawnRow[] = [
  'LONG MARKET',
  ['Date: 14/03/2026', '09:41'],
  ...prices.flatMap((price, at): DrawnRow[] => [[`Article ${at + 1}`, written(price)], '']),
  ['TOTAL', written(sumOfLong)],
  ['CARD', written(sumOfLong)],
]

/** A machine that does much else reads slowly. */
const timeout = 180_000

describe('a drawn receipt', { timeout }, () => {
  it('is read tilted and pale', async () => {
    const { readings, found } = await read(
      await drawReceipt(corner, { turn: 6, contrast: 0.35, brightness: 120 }),
    )
    expect(found).toEqual([sum])
    expect(readings[0]?.items.map(({ amount }) => amount)).toEqual([420, 230, 350])
    expect(readings[0]?.check).toEqual({ verdict: 'agrees' })
  })

  it('is read in the dark and upside down', async () => {
    const dark = await drawReceipt(corner, { turn: 180, contrast: 0.25, brightness: 4 })
    expect(await read(dark)).toMatchObject({ turn: 180, found: [sum] })
  })

  it('is read lying on its side', async () => {
    const picture = await drawReceipt(short, { turn: 90 })
    expect(await read(picture)).toMatchObject({ turn: 270, found: [[550, '2026-02-02']] })
  })

  it('beside another one is told from it', async () => {
    const both = await layOut([await drawReceipt(short), await drawReceipt(corner)])
    expect((await read(both)).found).toEqual([[550, '2026-02-02'], sum])
  })

  it('is read from top to bottom, however long', async () => {
    const { readings, found } = await read(await drawReceipt(long))
    expect(found).toEqual([[sumOfLong, '2026-03-14']])
    expect(readings[0]?.items.map(({ amount }) => amount)).toEqual(prices)
  })

  it('is found where it is a small part of a large photo', async () => {
    const photo = await onTable(await drawReceipt(corner), { width: 4000, height: 3000 })
    expect((await read(photo)).found).toEqual([sum])
  })

  it('is not seen in a picture of something else', async () => {
    const { readings } = await read(await drawReceipt(['EXIT']))
    expect(readings[0]?.problems).toContain('not-a-receipt')
    expect((await read(await drawReceipt([]))).found).toEqual([])
  })

  it('is given up when told so', async () => {
    const picture = await openPicture(await drawReceipt(short))
    expect(await readPicture(models, picture, options, async () => false)).toBeNull()
  })
})
