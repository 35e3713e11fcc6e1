import { describe, expect, it } from 'vitest'
import { readReceipt } from '#domain/receipts/read-receipt.ts'
import { paper, seenRows } from '../../../../../test/support/receipt-text.ts'
import { receiptOf } from '../receipt-of.ts'
import type { Scan } from '../scan.ts'
import { twinBeside } from './twin-beside.ts'

const setting = {
  ...{ currency: 'EUR', locale: 'en-GB', today: '2026-11-15', groupId: null },
  recall: () => null,
}

const bakery = (till: string, time: string) => [
  'CORNER BAKERY LTD',
  '12 High Street, Leeds',
  `Date: 14/03/2026 | ${time}`,
  `Till 02 | Receipt ${till}`,
  'Sourdough loaf | £4.20',
  'Croissant | £2.30',
  'TOTAL | £6.50',
  'CASH | £10.00',
  'CHANGE | £3.50',
]

/** Another light, another place: the hashes have nothing in common. */
function scanOf(id: string, rows: readonly string[], hash: string): Scan {
  const reading = readReceipt(seenRows(rows), paper(rows.length), setting)
  const receipt = {
    ...receiptOf(reading, setting),
    picture: { picture: new Blob(), width: 1, height: 1, hash },
    ...{ url: '', part: null, note: null, isUnread: false, isAsked: false },
  }
  return { id, name: `${id}.jpg`, file: new Blob(), state: { kind: 'read', receipt } }
}

const hashes = ['0123456789abcdef', 'fedcba9876543210'].map((part) => part.repeat(4))
const [first = '', second = ''] = hashes
const one = scanOf('z', bakery('8812', '09:41'), first)

describe('a receipt in a batch', () => {
  it('photographed twice is told at the second, in the order of the list', () => {
    const again = scanOf('a', ['CORNERBAKERYLTD', ...bakery('8812', '09:41').slice(1)], second)
    expect(twinBeside(again, [one, again], 'en-GB')).toEqual({ name: 'z.jpg', isPicture: false })
    expect(twinBeside(one, [one, again], 'en-GB')).toBeNull()
  })

  it('chosen twice is told as the same picture', () => {
    const same = scanOf('a', bakery('8812', '09:41'), first)
    expect(twinBeside(same, [one, same], 'en-GB')).toEqual({ name: 'z.jpg', isPicture: true })
  })

  it('of the same shop on another day is another one', () => {
    const other = bakery('9913', '10:07').map((row) => row.replace('14/03', '15/03'))
    const later = scanOf('a', [...other, 'Loyalty 4455667', 'Order 90881', 'Code 77125'], second)
    expect(twinBeside(later, [one, later], 'en-GB')).toBeNull()
  })
})
