/** The words in a table that say which way money went, or that it never moved. */
import { foldHeading } from './csv-mapping.ts'
import {
  cameWords,
  cardWords,
  costWords,
  deadStates,
  leftWords,
  pendingStates,
  summaryWords,
} from './heading-words.data.ts'

const setOf = (words: readonly string[]) => new Set(words.map(foldHeading))
const left = setOf(leftWords)
const came = setOf(cameWords)
const dead = setOf(deadStates)
const pending = setOf(pendingStates)
const costs = setOf(costWords)
const cards = setOf(cardWords)
const summaries = setOf(summaryWords)

/** Null for a word that says nothing of a direction. */
export function directionOf(cell: string): 'left' | 'came' | null {
  const word = foldHeading(cell)
  if (left.has(word)) return 'left'
  return came.has(word) ? 'came' : null
}

export function stateOf(cell: string): 'dead' | 'pending' | 'booked' {
  const word = foldHeading(cell)
  if (dead.has(word)) return 'dead'
  return pending.has(word) ? 'pending' : 'booked'
}

export const isCostHeading = (heading: string): boolean => costs.has(foldHeading(heading))

export const isCardHeading = (heading: string): boolean =>
  foldHeading(heading)
    .split(' ')
    .some((word) => cards.has(word))

/** A row that sums up the others. */
export const isSummary = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const word = foldHeading(cell)
    return summaries.has(word) || summaries.has(word.split(' ')[0] ?? '')
  })
