/** A piece of advice: what was found, what it rests on, what it is worth, and what to do. */
import type { Day } from '../calendar.ts'
import type { Facts } from './facts.ts'

export type Confidence = 'high' | 'medium' | 'low'

export interface Command {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Stands for an id that the device makes when it acts. */
export const newId = '{new}'

export type EvidenceCollection =
  | 'expenses'
  | 'incomes'
  | 'expense_templates'
  | 'income_templates'
  | 'budgets'
  | 'goals'
  | 'loans'
  | 'groups'
  | 'group_shares'

export interface Evidence {
  readonly collection: EvidenceCollection
  readonly id: string
  readonly words: string
  readonly date: Day | null
  readonly amount: number | null
  readonly currency: string | null
}

/** The saving counts while this is still so; null as a value is a row that is gone. */
export interface Held {
  readonly collection: EvidenceCollection
  readonly id: string
  readonly field: string
  readonly value: string | null
}

export interface Action {
  readonly label: string
  readonly done: string
  readonly commands: readonly Command[]
  readonly undo: readonly Command[]
  readonly held: Held | null
}

/** What a rule has found, before it is ranked. */
export interface Finding {
  /** What it is about: with the rule, it names the advice. */
  readonly subject: string
  readonly title: string
  readonly text: string
  /** Minor units of the book's currency, above zero; null where it cannot be told. */
  readonly yearly: number | null
  /** It comes back or is saved one time, not every year. */
  readonly isOnce?: true
  readonly confidence: Confidence
  readonly evidence: readonly Evidence[]
  readonly link: string | null
  readonly action: Action | null
  /** The amount the finding is about: a change by more than a quarter is a new matter. */
  readonly weight: number
  /** What else makes it a new matter as soon as it changes, such as the day to cancel by. */
  readonly about?: string
}

export interface Rule {
  readonly name: string
  readonly find: (facts: Facts) => readonly Finding[]
}

export interface Advice extends Omit<Finding, 'weight' | 'about' | 'isOnce'> {
  readonly isOnce: boolean
  readonly rule: string
  readonly fingerprint: string
  readonly currency: string
}
