import { closings, Dice, type Making } from './receipt-closings.ts'
import { type ReceiptWords, receiptWords } from './receipt-words.ts'

/** A receipt nobody ever got, and what is true of it. */
export interface MadeReceipt {
  readonly kind: string
  readonly rows: readonly string[]
  readonly locale: string
  readonly currency: string
  readonly merchant: string
  readonly date: string
  readonly total: number
}

interface Listed {
  readonly rows: readonly string[]
  readonly sum: number
}

function writerOf(dice: Dice, { decimal, currency }: ReceiptWords) {
  const style = dice.next(4)
  return (cents: number) => {
    const sign = cents < 0 ? '-' : ''
    const figure = (Math.abs(cents) / 100).toFixed(2).replace('.', decimal)
    if (style === 0 && currency !== 'USD') return `${sign}${figure} ${currency}`
    if (style === 1 && currency === 'MYR') return `${sign}RM ${figure}`
    if (style === 1 && currency === 'USD') return `${sign}$${figure}`
    return `${sign}${figure}`
  }
}

/** Goods with their prices, the ways tills list them. */
function listGoods({ dice, words, money }: Making): Listed {
  const style = dice.next(4)
  const rows: string[] = []
  let sum = 0
  for (let left = 1 + dice.next(7); left > 0; left -= 1) {
    const [name, each, count] = [dice.one(words.items), 95 + dice.next(2400), 1 + dice.next(3)]
    const price = each * count
    sum += price
    const figure = money(price)
    const letter = dice.isOnce(3) ? ` ${dice.one(['A', 'B', '1', '*'])}` : ''
    if (style === 0) rows.push(`${name} | ${figure}${letter}`)
    else if (style === 1) rows.push(`${count} x ${name} | ${figure}`)
    else if (style === 2) rows.push(`${name} | ${count} | ${money(each)} | ${figure}`)
    else rows.push(name, `   ${count} x ${money(each)} | ${figure}${letter}`)
  }
  return { rows, sum }
}

/** Tax by rate, below what it is part of. */
function taxTable({ dice, words, money }: Making, total: number): readonly string[] {
  const tax = Math.round(total / 11)
  if (dice.isOnce(2)) return [`${dice.one(words.taxes)} | ${money(tax)}`]
  const [low, net] = [Math.round(total / 40), Math.round(total * 0.6)]
  return [
    `A 21% | ${money(net)} | ${money(tax)} | ${money(net + tax)}`,
    `B 9% | ${money(total - net - tax - low)} | ${money(low)} | ${money(total - net - tax)}`,
  ]
}

function payIn({ dice, words, money }: Making, total: number): readonly string[] {
  const way = dice.next(5)
  if (way === 0) return []
  if (way <= 2) {
    const given = Math.ceil((total + 1) / 1000) * 1000
    const cash = `${dice.one(words.cash)} | ${money(given)}`
    return [cash, `${dice.one(words.change)} | ${money(given - total)}`]
  }
  const slip = dice.isOnce(3) ? ['AID: A0000000041010', 'AUTH CODE 883201'] : []
  return [`${dice.one(words.cards)} | ${money(total)}`, ...slip]
}

function writeDay({ dice, words }: Making): { readonly iso: string; readonly text: string } {
  const [year, month, day] = [2016 + dice.next(11), 1 + dice.next(10), 1 + dice.next(28)]
  const two = (value: number) => String(value).padStart(2, '0')
  const iso = `${year}-${two(month)}-${two(day)}`
  const name = words.months[month - 1] ?? ''
  const american = words.locale === 'en-US'
  const [one, other] = american ? [month, day] : [day, month]
  const named = american ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`
  const short = String(year).slice(2)
  const shapes = [
    `${two(one)}/${two(other)}/${year}`,
    `${two(one)}/${two(other)}/${short}`,
    american ? `${one}/${other}/${year}` : `${two(day)}.${two(month)}.${year}`,
    american ? `${two(one)}-${two(other)}-${year}` : `${two(day)}.${two(month)}.${short}`,
    american ? `${two(one)}-${two(other)}-${short}` : `${two(day)}-${two(month)}-${year}`,
    iso,
    named,
    american
      ? `${name.slice(0, 3)} ${two(day)} ${year}`
      : `${two(day)}-${name.slice(0, name.startsWith('jui') ? 4 : 3)}-${short}`,
  ]
  return { iso, text: dice.one(shapes) }
}

function dayRow({ dice, words }: Making, text: string): string {
  const time = `${8 + dice.next(12)}:${10 + dice.next(49)}`
  const rows = [
    `${dice.one(words.dated)} ${text}`,
    `${text} ${time}`,
    `${dice.one(words.dated)} ${text} | ${time}`,
    `${text} | ${time}:22 | 0${1 + dice.next(8)}`,
    `${time} | ${text}`,
  ]
  return dice.one(rows)
}

function headOf({ dice, words }: Making, merchant: string): readonly string[] {
  const above = dice.isOnce(6) ? [dice.one([...words.titles, '* * *', 'M', 'bio'])] : []
  const rest = [
    dice.one(words.streets),
    dice.one(words.towns),
    ...(dice.isOnce(2) ? [dice.one(words.numbers)] : []),
    ...(dice.isOnce(2) ? [dice.one(words.titles)] : []),
  ]
  return [...above, merchant, ...rest]
}

/** What else stands at the foot of receipts, to be taken for nothing. */
function footOf(making: Making, total: number): readonly string[] {
  const { dice, words, money } = making
  return [
    ...(dice.isOnce(2) ? taxTable(making, total) : []),
    ...(dice.isOnce(3) ? [`${dice.one(words.counts)} | ${1 + dice.next(12)}`] : []),
    ...(dice.isOnce(4) ? [`${dice.one(words.savings)} | ${money(50 + dice.next(900))}`] : []),
    ...(dice.isOnce(5) ? [`${dice.one(words.otherDays)} 31.12.2027`] : []),
    ...(dice.isOnce(6) ? [`${dice.one(words.otherDays)} 14/11/2026`] : []),
    dice.one(words.thanks),
  ]
}

/** A receipt of a country, thought up by chance; the same seed makes the same one. */
export function makeReceipt(country: string, seed: number): MadeReceipt {
  const words = receiptWords[country]
  if (!words) throw new Error(`nobody knows what receipts say in ${country}`)
  const dice = new Dice(seed * 31 + country.charCodeAt(0) * 7 + country.charCodeAt(1))
  const making = { dice, words, money: writerOf(dice, words) }
  const merchant = dice.one(words.shops)
  const day = writeDay(making)
  const isLate = dice.isOnce(3)
  const goods = listGoods(making)
  const [kind, close] = dice.one(closings)
  const { rows, total } = close(making, goods.sum)
  const dated = [dayRow(making, day.text)]
  return {
    kind: `${country} ${kind} ${seed}`,
    rows: [
      ...headOf(making, merchant),
      ...(isLate ? [] : dated),
      ...goods.rows,
      ...rows,
      ...payIn(making, total),
      ...footOf(making, total),
      ...(isLate ? dated : []),
    ],
    locale: words.locale,
    currency: words.currency,
    merchant,
    date: day.iso,
    total,
  }
}
