/** A piece of advice: what was found, what it rests on, what it is worth, and what to do. */
import type { Day } from '../calendar/calendar.ts'
import type { Facts } from './facts.ts'

export type Confidence = 'high' | 'medium' | 'low'

export interface Command {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

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
  /** Some of the amount was converted. */
  readonly isAbout?: boolean
  /** What the amount is measured by, such as a limit. */
  readonly of?: number
  /** Some of that was converted. */
  readonly isOfAbout?: boolean
  /** How many entries it is the sum of. */
  readonly count?: number
  /** Where exactly these are shown; without it, the row itself. */
  readonly link?: string
}

/** The saving counts while this is still so; null as a value is a row that is gone. */
export interface Held {
  readonly collection: EvidenceCollection
  readonly id: string
  readonly field: string
  readonly value: string | null
}

/** Done at once, with a way back. */
export interface Doing {
  readonly label: string
  readonly done: string
  readonly commands: readonly Command[]
  readonly undo: readonly Command[]
  readonly held: Held | null
}

/** Opens a sheet that is filled in, for the person to look at and save. */
export interface Opening {
  readonly label: string
  readonly opens: string
}

export type Action = Doing | Opening

/** What a rule has found, before it is ranked. */
export interface Finding {
  /** What it is about: with the rule, it names the advice. */
  readonly subject: string
  readonly title: string
  readonly text: string
  /** Minor units of the book's currency, above zero; null where it cannot be told. */
  readonly yearly: number | null
  /** How that is made, such as `12 × €3.00`; there whenever an amount is. */
  readonly basis?: string
  /** It comes back or is saved one time, not every year. */
  readonly isOnce?: true
  readonly confidence: Confidence
  readonly evidence: readonly Evidence[]
  readonly link: string | null
  readonly action: Action | null
  /** All it speaks of, as `kind:id`: of two about the same thing only one is told. */
  readonly matters: readonly string[]
  /** The amount the finding is about: a change by more than a quarter is a new matter. */
  readonly weight: number
  /** What else makes it a new matter as soon as it changes, such as the day to cancel by. */
  readonly about?: string
}

export interface Rule {
  readonly name: string
  readonly find: (facts: Facts) => readonly Finding[]
}

export interface Advice extends Omit<Finding, 'weight' | 'about' | 'isOnce' | 'basis' | 'matters'> {
  readonly isOnce: boolean
  readonly basis: string | null
  readonly rule: string
  readonly fingerprint: string
  readonly currency: string
}
