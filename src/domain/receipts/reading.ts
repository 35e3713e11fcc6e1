/** What was read on a receipt: each field, how sure it is, its place and what else it may be. */
import type { PaymentMethod } from '../entry-line/find-payment.ts'

/** A part of the upright picture, in fractions of its width and height. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Candidate<Value> {
  readonly value: Value
  readonly place: Place | null
}

/** The first candidate is the value itself; a field nothing was found for has none. */
export interface Field<Value> {
  readonly value: Value | null
  /** From 0 to 1. */
  readonly confidence: number
  /** Confirmed by a sum or a second reading; everything else should be looked at. */
  readonly isSure: boolean
  readonly candidates: readonly Candidate<Value>[]
}

export interface ReadItem {
  readonly name: string
  /** How many, as written: 2, 0.5, 1.234; one when nothing is said. */
  readonly quantity: number
  /** Of all of them together, in minor units; below zero for a discount. */
  readonly amount: number
  readonly place: Place
}

/** A line of the receipt as it was read, for correcting by tapping. */
export interface ReadLine {
  readonly text: string
  readonly confidence: number
  readonly place: Place
}

/** Whether what is listed comes to the total; `gap` is what the lines lack of it. */
export type SumCheck =
  | { readonly verdict: 'agrees' }
  | { readonly verdict: 'differs'; readonly gap: number }
  | { readonly verdict: 'unknown' }

export type ReadingProblem =
  | 'no-text'
  | 'not-a-receipt'
  /** Money came back: the total is what was given back. */
  | 'refund'
  | 'no-total'
  | 'hard-to-read'
  | 'total-unconfirmed'
  | 'date-unclear'

export interface Reading {
  /** All amounts are in minor units of this currency: the one read, else the reader's own. */
  readonly unit: string
  readonly currency: Field<string>
  readonly total: Field<number>
  /** As YYYY-MM-DD. */
  readonly date: Field<string>
  readonly merchant: Field<string>
  readonly subtotal: Field<number>
  readonly tax: Field<number>
  readonly tip: Field<number>
  readonly payment: Field<PaymentMethod>
  readonly items: readonly ReadItem[]
  readonly check: SumCheck
  readonly lines: readonly ReadLine[]
  readonly problems: readonly ReadingProblem[]
  /** The part of the picture this receipt takes up. */
  readonly place: Place
}

/** What the reader knows beforehand. */
export interface ReadOptions {
  /** The reader's own currency, for receipts that name none. */
  readonly currency: string
  /** The reader's locale; it decides what can be read both ways. */
  readonly locale: string
  /** No receipt is from after this day. */
  readonly today: string
}

/** Everything read in one picture: no receipt, one, or several. */
export interface PictureReading {
  /** How far the picture is to be turned clockwise to stand upright. */
  readonly turn: 0 | 90 | 180 | 270
  readonly width: number
  readonly height: number
  /** One in nearly every picture; empty when nothing in it can be read. */
  readonly readings: readonly Reading[]
}
