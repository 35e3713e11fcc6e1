/** The number of the account, where a bank writes it above its table. */
import { headingScore } from './csv-headings.ts'
import type { CsvRecord } from './csv-table.ts'

const ibanLike = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g

/** Whether its check digits are right: A is 10, B is 11, and what began stands at the end. */
function isIban(text: string): boolean {
  const packed = text.replaceAll(' ', '')
  const turned = packed.slice(4) + packed.slice(0, 4)
  const digits = turned.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

const isNumber = (text: string) => /^[\dX*][\dX* ./-]{4,33}$/i.test(text) && /\d{4}/.test(text)

/** Its label says what it is, also where its check digits are wrong. */
const isCountryNumber = (text: string) => text.match(ibanLike)?.[0] === text

/** `Konto:;12-345678-9` and `Account number: 12345678`. */
function labelled(cells: readonly string[]): readonly string[] {
  return cells.flatMap((cell, at) => {
    const [, label = '', beside = ''] = /^([^:]+):\s*(.*)$/.exec(cell) ?? ['', cell]
    const value = beside || (cells[at + 1] ?? '')
    const isOne = isNumber(value) || isCountryNumber(value)
    return headingScore(label, 'account') > 0 && isOne ? [value] : []
  })
}

/** Null where it names none, or several: then nobody knows whose the rows are. */
export function headNumber(head: readonly CsvRecord[]): string | null {
  const ibans = head.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.match(ibanLike) ?? []).filter(isIban)),
  )
  const found = ibans.length > 0 ? ibans : head.flatMap(({ cells }) => labelled(cells))
  const [only, ...more] = new Set(found.map((one) => one.trim()))
  return only && more.length === 0 ? only : null
}
