import type { ReceiptWords } from './receipt-words.ts'

/** The same seed makes the same choices. */
export class Dice {
  #state: number
  constructor(seed: number) {
    this.#state = (seed * 2654435761 + 12345) >>> 0
  }
  next(below: number): number {
    this.#state = (Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((this.#state ^ (this.#state >>> 13)) >>> 0) % below
  }
  one<Item>(items: readonly Item[]): Item {
    const item = items[this.next(items.length)]
    if (item === undefined) throw new Error('there is nothing to choose from')
    return item
  }
  isOnce(in_: number): boolean {
    return this.next(in_) === 0
  }
}

export interface Making {
  readonly dice: Dice
  readonly words: ReceiptWords
  /** An amount as this receipt writes it. */
  readonly money: (cents: number) => string
}

interface Paid {
  readonly rows: readonly string[]
  readonly total: number
}

type Closing = (making: Making, sum: number) => Paid

const plain: Closing = ({ dice, words, money }, sum) => {
  const sub = dice.isOnce(3) ? [`${dice.one(words.subtotals)} | ${money(sum)}`] : []
  return { rows: [...sub, `${dice.one(words.totals)} | ${money(sum)}`], total: sum }
}

const discounted: Closing = ({ dice, words, money }, sum) => {
  const off = Math.max(1, Math.round(sum / 10))
  return {
    rows: [
      `${dice.one(words.subtotals)} | ${money(sum)}`,
      `${dice.one(words.discounts)} | ${money(-off)}`,
      `${dice.one(words.totals)} | ${money(sum - off)}`,
    ],
    total: sum - off,
  }
}

const taxed: Closing = ({ dice, words, money }, sum) => {
  const tax = Math.round(sum * 0.08)
  return {
    rows: [
      `${dice.one(words.subtotals)} | ${money(sum)}`,
      `${dice.one(words.taxes)} | ${money(tax)}`,
      `${dice.one(words.totals)} | ${money(sum + tax)}`,
    ],
    total: sum + tax,
  }
}

/** In a restaurant, the total is followed by the tip and what was really paid. */
const tipped: Closing = ({ dice, words, money }, sum) => {
  const tip = 100 + dice.next(900)
  return {
    rows: [
      `${dice.one(words.totals)} | ${money(sum)}`,
      `${dice.one(words.tips)} | ${money(tip)}`,
      `${dice.one(words.afterTip)} | ${money(sum + tip)}`,
    ],
    total: sum + tip,
  }
}

/** At a pharmacy, an insurance bears a part of the total. */
const shared: Closing = ({ dice, words, money }, sum) => {
  const part = Math.round(sum * 0.65)
  return {
    rows: [
      `${dice.one(words.totals)} | ${money(sum)}`,
      `${dice.one(words.shares)} | ${money(-part)}`,
      `${dice.one(words.toPay)} | ${money(sum - part)}`,
    ],
    total: sum - part,
  }
}

/** The same with the share written without a minus. */
const borne: Closing = ({ dice, words, money }, sum) => {
  const part = Math.round(sum * 0.8)
  return {
    rows: [
      `${dice.one(words.subtotals)} | ${money(sum)}`,
      `${dice.one(words.shares)} | ${money(part)}`,
      `${dice.one(words.toPay)} | ${money(sum - part)}`,
    ],
    total: sum - part,
  }
}

/** An invoice: net and tax of two rates come to the total, which is said again by the bank. */
const billed: Closing = ({ dice, words, money }, sum) => {
  const [high, low] = [Math.round(sum * 0.7), sum - Math.round(sum * 0.7)]
  const [much, little] = [Math.round(high * 0.21), Math.round(low * 0.09)]
  const total = sum + much + little
  return {
    rows: [
      `${dice.one(words.subtotals)} | ${money(sum)}`,
      `21 % ${dice.one(words.taxes).replace(/[\d.,]+\s?%/, '')} ${money(high)} | ${money(much)}`,
      `9 % ${dice.one(words.taxes).replace(/[\d.,]+\s?%/, '')} ${money(low)} | ${money(little)}`,
      `${dice.one(words.totals)} | ${money(total)}`,
      'IBAN XX12 3456 7890 1234 56',
    ],
    total,
  }
}

/** What it comes to in another currency, for travellers. */
const abroad: Closing = ({ dice, words, money }, sum) => ({
  rows: [
    `${dice.one(words.totals)} | ${money(sum)}`,
    `SEK ${(sum / 9).toFixed(2)} | 1 = 11.1100`,
    `SEK | ${(sum / 9).toFixed(2)}`,
  ],
  total: sum,
})

/** The words stand above the figure, and larger. */
const stacked: Closing = ({ dice, words, money }, sum) => ({
  rows: [dice.one(words.totals), `| ${money(sum)}`],
  total: sum,
})

/** Tips that are only proposed. */
const proposed: Closing = ({ dice, words, money }, sum) => {
  const tip = (rate: number) => money(Math.round((sum * rate) / 100))
  return {
    rows: [
      `${dice.one(words.totals)} | ${money(sum)}`,
      `15% = ${tip(15)}`,
      `18% = ${tip(18)}`,
      `20% = ${tip(20)}`,
    ],
    total: sum,
  }
}

/** Something in the list was taken back, and something paid before. */
const advanced: Closing = ({ dice, words, money }, sum) => {
  const before = Math.round(sum / 3)
  return {
    rows: [
      `${dice.one(words.discounts)} | ${money(-50)}`,
      `${dice.one(words.totals)} | ${money(sum - 50)}`,
      `Anticipo 03/01 | ${money(-before)}`,
      `${dice.one(words.toPay)} | ${money(sum - 50 - before)}`,
    ],
    total: sum - 50 - before,
  }
}

export const closings: readonly (readonly [string, Closing])[] = [
  ['shop', plain],
  ['shop', plain],
  ['discount', discounted],
  ['tax on top', taxed],
  ['restaurant', tipped],
  ['pharmacy', shared],
  ['pharmacy', borne],
  ['invoice', billed],
  ['abroad', abroad],
  ['stacked', stacked],
  ['tips proposed', proposed],
  ['paid before', advanced],
]
