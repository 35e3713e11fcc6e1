/** Leaves out what a total comes to in other currencies, as the receipt is in none of them. */
import { conversionWords, currencyCodes } from '../words/currency-marks.data.ts'
import { announcesTotal } from './label-rows.ts'

const code = new RegExp(`(?<![A-Z])(?:${currencyCodes.join('|')})(?![A-Z])`, 'g')
const figure = /\d+(?:[.,' ]\d{3})*[.,]\d{2,}|\d+/g
const codesIn = (row: string) => new Set(row.match(code))
const figuresIn = (row: string) => row.match(figure) ?? []
const saysNothingElse = (row: string) =>
  !/\p{L}/u.test(row.replace(code, ' ').replace(conversionWords, ' '))

/** Rows in capitals, without those below the total that only say it again in another currency. */
export function leaveConversions(rows: readonly string[]): readonly string[] {
  const total = rows.findIndex((row) => announcesTotal(row) && figuresIn(row).length > 0)
  if (total < 0) return rows
  const isLeft = (row: string, at: number) => {
    const codes = codesIn(row)
    if (at <= total || codes.size === 0 || !saysNothingElse(row)) return false
    const others = rows.filter((each) => {
      const named = [...codesIn(each)]
      return named.length === 0 || named.some((other) => !codes.has(other))
    })
    const known = new Set(others.flatMap(figuresIn))
    return codes.size > 1 || figuresIn(row).every((each) => each.length < 3 || !known.has(each))
  }
  return rows.filter((row, at) => !isLeft(row, at))
}
