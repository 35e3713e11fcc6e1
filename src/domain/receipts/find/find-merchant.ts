/** Finds the name of the shop at the top of a receipt. */

import { quantile } from '../ocr/text-region.ts'
import type { Row } from '../row.ts'
import { foldWords } from '../words/fold-words.ts'
import { address, legalForm, nameFollows, notName, tradeWord } from '../words/name-words.data.ts'
import { amountsIn } from './amounts.ts'
import { cleanName, coreOf } from './clean-name.ts'
import { datesIn } from './date-patterns.ts'
import { joinName } from './join-name.ts'

export interface MerchantCandidate {
  readonly name: string
  readonly score: number
  readonly rows: readonly Row[]
  readonly hasLegalForm: boolean
  /** Its web address or a greeting says the same name. */
  readonly isConfirmed: boolean
}

const topRows = 12
const headline = /\bTOTAL\b|\bQTY\b|DESCRIPTION/
const title = /TAX\s?INVOICE/

/** The name is above the title and the list of goods. */
function topOf(rows: readonly Row[]): readonly Row[] {
  const top = rows.slice(0, topRows)
  const end = top.findIndex(
    ({ at, text }) => at > 2 && (headline.test(foldWords(text)) || amountsIn(text, 2).length > 0),
  )
  const head = end < 0 ? top : top.slice(0, Math.max(3, end))
  const titled = head.findIndex(({ at, text }) => at > 2 && title.test(foldWords(text)))
  // Below the title only a company says what it is called.
  return head.filter(({ text }, at) => titled < 0 || at < titled || legalForm.test(foldWords(text)))
}

/** The letters of web addresses and of whom customers are thanked for visiting. */
function namesSaid(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ text }) => {
    const words = foldWords(text)
    const hosts = [...text.toLowerCase().matchAll(/(?:www\.|@|https?:\/\/)([a-z\d-]{3,})\./g)]
    const greeted = nameFollows.exec(words)
    const said = greeted ? [words.slice(greeted.index + greeted[0].length)] : []
    return [...hosts.map(([, host = '']) => host.toUpperCase()), ...said]
      .map((each) => each.replace(/[^A-Z]/g, ''))
      .filter((each) => each.length >= 4 && !/^(?:GMAIL|YAHOO|HOTMAIL|OUTLOOK)/.test(each))
  })
}

function isSaid(words: string, said: readonly string[]): boolean {
  const own = words.replace(/[^A-Z]/g, '')
  const core = coreOf(words)
  return said.some(
    (each) => own.includes(each) || (core.length >= 4 && each.includes(core.slice(0, 12))),
  )
}

interface Surroundings {
  readonly usual: number
  readonly said: readonly string[]
}

/** The number of a company's entry in a register stands beside its name. */
const register = /[([{]\s?(?:CO\.?\s?(?:REG)?\W*(?:NO)?\W*)?\d{4,}\s?-?\s?[A-Z]{1,2}\s?[)\]}]/i

/** A company's own name may stand further down, below what it calls its shop. */
function placeScore(row: Row, usual: number, isCompany: boolean): number {
  const size = row.height / usual - 1
  return (
    3 -
    0.5 * Math.min(row.at, isCompany ? 4 : topRows) +
    (size > 0.25 ? Math.min(1.2, size * 1.3) : 0)
  )
}

/** Shops are named after streets: "Cedar Street Pharmacy" bears no number. */
function addressLoss({ at }: Row, words: string, hasLegalForm: boolean): number {
  if (hasLegalForm) return 0.5
  const isShop = at === 0 || new RegExp(`${tradeWord.source}\\W*$`).test(words)
  return isShop && !/\d/.test(words) ? 0.8 : 2.5
}

function scoreOf(row: Row, { usual, said }: Surroundings): number | null {
  const name = cleanName(row.text)
  const words = foldWords(name)
  const letters = words.replace(/[^A-Z\u4e00-\u9fff]/g, '').length
  const digits = name.replace(/\D/g, '').length
  if (letters < 3) return null
  const hasLegalForm = legalForm.test(words)
  const core = coreOf(words)
  const isRegistered = register.test(row.text)
  let score = placeScore(row, usual, hasLegalForm || isRegistered)
  if (hasLegalForm || isRegistered) score += hasLegalForm && isRegistered ? 3.9 : 3.3
  else if (core.length >= 3 && core.length < words.replace(/[^A-Z]/g, '').length) score += 0.8
  // What stands behind a bare legal form tells about the company: its capital, its register.
  if (core.length < 3) score -= name.length * 2 < row.text.length ? 4 : 2
  if (notName.test(words)) score -= 4
  if (address.test(words)) score -= addressLoss(row, words, hasLegalForm)
  if (digits > letters * 0.5) score -= 2.5
  if (amountsIn(row.text, 2).length > 0) score -= 2
  if (datesIn(row.text, { order: 'dmy', today: '9999-12-31' }).length > 0) score -= 2
  if (letters < 5) score -= 0.7
  if (row.confidence < 0.8) score -= 1.2
  if (/^\p{Ll}/u.test(name) && !/\p{Lu}{3}/u.test(name)) score -= 0.8
  if (isSaid(words, said)) score += 1.2
  return score
}

/** Whom customers are thanked for visiting, wherever on the receipt: better than a guess. */
const greetedScore = 1.5

function greeted(rows: readonly Row[]): readonly MerchantCandidate[] {
  return rows.flatMap((row) => {
    const words = foldWords(row.text)
    const match = words.length === row.text.length ? nameFollows.exec(words) : null
    const name = match ? cleanName(row.text.slice(match.index + match[0].length)) : ''
    if (coreOf(foldWords(name)).length < 3) return []
    return [{ name, score: greetedScore, rows: [row], hasLegalForm: false, isConfirmed: false }]
  })
}

/** The likeliest first. */
export function findMerchants(rows: readonly Row[]): readonly MerchantCandidate[] {
  const usual =
    quantile(
      rows.map(({ height }) => height),
      0.5,
    ) || 1
  const around = { usual, said: namesSaid(rows) }
  const found = topOf(rows).flatMap((row) => {
    const score = scoreOf(row, around)
    return score === null ? [] : [{ row, score }]
  })
  const named = found.map(({ row, score }): MerchantCandidate => {
    const joined = joinName(rows, row)
    const words = foldWords(joined.name)
    const isConfirmed = isSaid(words, around.said)
    return { ...joined, score, hasLegalForm: legalForm.test(words), isConfirmed }
  })
  return [...named, ...greeted(rows)].toSorted((one, other) => other.score - one.score)
}
