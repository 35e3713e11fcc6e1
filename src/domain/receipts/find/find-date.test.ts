import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paper, seenRows } from '#test/support/receipt-text.ts'
import { groupRows } from '../group-rows.ts'
import { monthCalled } from '../words/month-names.ts'
import { datesIn } from './date-patterns.ts'
import { findDates } from './find-date.ts'

const today = '2026-11-15'
const settings = { locale: 'en-GB', today }
const dated = (rows: readonly string[], locale = 'en-GB') =>
  findDates(groupRows(seenRows(rows)), { locale, today })[0]?.iso

describe('a date', () => {
  it.each([
    ['Date:06/01/18 12.17:26PM', '2018-01-06'],
    ['25/12/20188:13:39PM', '2018-12-25'],
    ['22/12/201714:03', '2017-12-22'],
    ['2018-03-23', '2018-03-23'],
    ['2018年3月23日', '2018-03-23'],
    ['03.02.2026 08:15', '2026-02-03'],
    ['12-01-1921:13 SH01', '2019-01-12'],
    ['28/05/1811:41', '2018-05-28'],
    ['Jan08,2014', '2014-01-08'],
    ['0ct 3,2016 12:16', '2016-10-03'],
    ['29Jan1520:34', '2015-01-29'],
    ["AUG12'17 7:05PM", '2017-08-12'],
    ['AUG1217 7:05PM', '2017-08-12'],
    ['11-Dec-20147:50:45P', '2014-12-11'],
    ['14. März 2025', '2025-03-14'],
    ['3 août 2024', '2024-08-03'],
    ['No. 100021911/03/201806:20PM', '2018-03-11'],
    ['O3/O2/2O26', '2026-02-03'],
    ['20260203', '2026-02-03'],
  ])('is read in %s', (text, iso) => expect(dated([text])).toBe(iso))

  it.each(['TEL 03-7805 7889', '31/02/2026', '12.50 13.50', 'TABLE 12 / 3', '14/13/2026'])(
    'is not read in %s',
    (text) => expect(dated([text])).toBeUndefined(),
  )

  it('has its month first where the receipt is American or the reader is', () => {
    expect(dated(['02/03/2026', 'Springfield, IL 62704'])).toBe('2026-02-03')
    expect(dated(['02/03/2026', '$5.00'], 'en-US')).toBe('2026-02-03')
    expect(dated(['02/03/2026', 'SDN BHD'], 'en-US')).toBe('2026-03-02')
  })

  it('of the purchase goes before other dates', () => {
    const rows = ['Valid until 01/01/2020', 'Date 05/06/2019 10:30', 'Return before 05/07/2019']
    expect(dated(rows)).toBe('2019-06-05')
  })

  it('is found in every common way of writing it', () => {
    const day = fc.date({
      min: new Date('2001-01-01'),
      max: new Date('2026-11-14'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.'), (date, mark) => {
        const iso = date.toISOString().slice(0, 10)
        const text = iso.split('-').toReversed().join(mark)
        expect(datesIn(`x ${text} y`, { order: 'dmy', today })[0]?.iso).toBe(iso)
      }),
    )
  })

  it('says where it stands', () => {
    const [found] = findDates(groupRows(seenRows(['Bill', 'Date: | 05/06/2019'])), settings)
    expect(found?.row.text.slice(found.from, found.to)).toBe('05/06/2019')
    expect(paper(2).width).toBeGreaterThan(found?.row.right ?? 0)
  })
})

describe('a month', () => {
  it.each([
    ['März', 3],
    ['0ct', 10],
    ['Ju1', 7],
    ['enero', 1],
    ['SEPT', 9],
    ['market', null],
  ])('%s is %s', (word, month) => expect(monthCalled(word)).toBe(month))
})
