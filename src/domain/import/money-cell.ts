/** Reads a cell that holds money: its number, its sign and the currency written beside it. */
import { foldText } from '../ledger.ts'
import { isCurrency } from '../money/money.ts'
import { signs } from './currency-signs.data.ts'

export interface MoneyCell {
  /** Digits with their marks, still to be read by the decimal mark of the file. */
  readonly body: string
  readonly isNegative: boolean
  /** Whether a minus, a plus, brackets or a word for debit or credit was there. */
  readonly isSigned: boolean
  readonly currency: string | null
}

function toPlain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/[\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^'/, '')
    .trim()
}

const debitMark = /(?<=\d) ?(?:dr|db|d|s|soll)$/i
const creditMark = /(?<=\d) ?(?:cr|c|h|haben)$/i

/** Takes the sign off, wherever the bank put it: in front, behind, around, or as a word. */
function unsign(text: string): { readonly rest: string; readonly sign: '-' | '+' | null } {
  const inBrackets = /^\((.*)\)$/.exec(text)
  if (inBrackets) return { rest: inBrackets[1] ?? '', sign: '-' }
  if (debitMark.test(text)) return { rest: text.replace(debitMark, ''), sign: '-' }
  if (creditMark.test(text)) return { rest: text.replace(creditMark, ''), sign: '+' }
  const at = text.search(/[+-]/)
  const isOutside = !/\d/.test(text.slice(0, at)) || !/\d/.test(text.slice(at + 1))
  if (at < 0 || !isOutside) return { rest: text, sign: null }
  const rest = text.slice(0, at) + text.slice(at + 1)
  return { rest, sign: text[at] === '-' ? '-' : '+' }
}

const unit = /^([^\d.,' ()+-]{1,4}\.?)? ?([\d.,' ]*\d[\d.,' ]*) ?([^\d.,' ()+-]{1,4}\.?)?$/

/** Null for a word that is no currency, so that house numbers are not taken for money. */
function currencyOf(word: string): string | null {
  const code = word.toUpperCase()
  if (isCurrency(code)) return code
  return signs[foldText(word).replace(/\.$/, '')] ?? null
}

/** A sign like $ that several currencies share says money, but not which. */
const sharedSigns = /^(?:[a-z]{0,2}\$|\u00a3|kr\.?|\u00a5)$/i

export function readMoneyCell(text: string): MoneyCell | null {
  if (text.length > 60 || !/\p{Nd}/u.test(text)) return null
  const { rest, sign } = unsign(toPlain(text))
  const parts = unit.exec(rest.trim())
  if (!parts) return null
  const words = [parts[1], parts[3]].filter((word) => word !== undefined)
  if (words.length > 1) return null
  const [word] = words
  const currency = word === undefined ? null : currencyOf(word)
  if (word !== undefined && currency === null && !sharedSigns.test(word)) return null
  return {
    body: (parts[2] ?? '').trim(),
    isNegative: sign === '-',
    isSigned: sign !== null,
    currency,
  }
}
