/** Puts a shop's name together that was broken over several rows. */

import type { Row } from '../row.ts'
import { foldWords } from '../words/fold-words.ts'
import { address, legalForm, notName, tradeBehind } from '../words/name-words.data.ts'
import { amountsIn } from './amounts.ts'
import { cleanName, coreOf } from './clean-name.ts'

const leastConfidence = 0.75
const mostRows = 2

const openBrackets = (text: string) =>
  (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0)

/** Whether a row could be part of a name at all, beside the one already found. */
function isNamePart(row: Row, beside: Row): boolean {
  const words = foldWords(cleanName(row.text))
  const letters = words.replace(/[^A-Z]/g, '').length
  const digits = words.replace(/\D/g, '').length
  const isName = !notName.test(words) && !address.test(words) && letters >= 3 && digits <= 2
  const isClear = amountsIn(row.text, 2).length === 0 && row.confidence >= leastConfidence
  return isName && isClear && Math.abs(row.height - beside.height) < 0.45 * beside.height
}

const startsWithTrade = (text: string) => tradeBehind.test(foldWords(text))

/** The row above belongs to the name when the name cannot begin with this one. */
function joinsAbove(above: Row, text: string, name: string): boolean {
  if (/[&-]\s*$/.test(above.text) || /^\s*[(&]/.test(text)) return true
  if (openBrackets(name) < 0 || openBrackets(above.text) > 0) return true
  return coreOf(foldWords(name)).length < 3 || startsWithTrade(text)
}

/** The row below belongs to it when the name cannot end here. */
function joinsBelow(below: Row, text: string, name: string): boolean {
  if (/[&-]\s*$/.test(text) || openBrackets(name) > 0) return true
  const [words, next] = [foldWords(name), foldWords(below.text)]
  if (legalForm.test(words)) return false
  // "SARL with a capital of" tells about the company, and is not the rest of its name.
  const isLegal = legalForm.test(next) && cleanName(below.text).length > below.text.length / 2
  return isLegal && (coreOf(foldWords(cleanName(below.text))).length < 3 || startsWithTrade(next))
}

export interface JoinedName {
  readonly name: string
  readonly rows: readonly Row[]
}

export function joinName(rows: readonly Row[], start: Row): JoinedName {
  let name = cleanName(start.text)
  const used = [start]
  for (let step = 1; step <= mostRows; step += 1) {
    const [above, first] = [rows[start.at - step], rows[start.at - step + 1]]
    if (!above || !first || !isNamePart(above, start)) break
    if (!joinsAbove(above, first.text, name)) break
    const link = /^\s*&/.test(first.text) ? ' & ' : ' '
    name = `${cleanName(above.text)}${link}${name}`
    used.unshift(above)
  }
  for (let step = 1; step <= mostRows; step += 1) {
    const [below, last] = [rows[start.at + step], rows[start.at + step - 1]]
    if (!below || !last || !isNamePart(below, start)) break
    if (!joinsBelow(below, last.text, name)) break
    name = `${name.replace(/-$/, '')} ${cleanName(below.text)}`
    used.push(below)
  }
  return { name, rows: used }
}
