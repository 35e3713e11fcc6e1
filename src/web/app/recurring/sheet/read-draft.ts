import { z } from 'zod'
import {
  expenseTemplates,
  incomeTemplates,
  transferTemplates,
} from '#contract/recurring/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { shareOut } from '#domain/groups/share-out.ts'
import { countOwed, owedMost, owedWords } from '#domain/recurring/catch-up.ts'
import { type Priced, repriced } from '#domain/recurring/price-changes.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import type { Messages } from '#web/form/messages.ts'
import { messagesOf } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import { doneThrough, type Kind, type Template, type TemplateFields } from '../template.ts'
import { scheduleFields, type TemplateDraft, wholeIn } from './draft.ts'

/** The same shapes the server checks. */
const expenseTemplateShape = z.object(expenseTemplates.writable)
const incomeTemplateShape = z.object(incomeTemplates.writable)
const transferTemplateShape = z.object(transferTemplates.writable)

const textOr = (text: string) => text.trim() || null

const byDay = (a: { readonly from: string }, b: { readonly from: string }) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : 0

function contractOf({ contract }: TemplateDraft, kind: Kind) {
  if (contract === null || kind !== 'expense') return null
  const { trialEnd, minTermEnd, noticeDays, autoRenew } = contract
  return {
    trialEnd: textOr(trialEnd),
    minTermEnd: textOr(minTermEnd),
    noticeDays: noticeDays.trim() === '' ? null : wholeIn(noticeDays),
    autoRenew,
  }
}

interface Typed {
  readonly at: string
  readonly text: string
  /** Another one than that of the draft. */
  readonly currency?: string
}

/** Every amount there is, with the place its message stands. */
const amountsIn = ({ amount, prices, arrives, arrivesIn }: TemplateDraft): readonly Typed[] => [
  { at: 'amount', text: amount },
  ...(arrivesIn === '' ? [] : [{ at: 'toAmount', text: arrives, currency: arrivesIn }]),
  ...prices.map((price, at) => ({ at: `priceChanges.${at}.amount`, text: price.amount })),
]

const wholeNumbers: Messages = {
  interval: say('Enter a whole number from 1 to 999.'),
  endAfter: say('Enter a whole number from 1 to 9999.'),
  'contract.noticeDays': say('Enter a number of days.'),
  fromId: say('Choose an account.'),
  toId: say('Choose an account.'),
  startOn: say('Enter a day, like 3 nov.'),
  endOn: say('Enter a day, like 3 nov.'),
  'contract.trialEnd': say('Enter a day, like 3 nov, or leave it empty.'),
  'contract.minTermEnd': say('Enter a day, like 3 nov, or leave it empty.'),
}

/** The fields to store, or what to fix. */
export function readTemplate(
  draft: TemplateDraft,
  kind: Kind,
  locale: string,
): Reading<TemplateFields> {
  const amountIn = (text: string, currency = draft.currency) => {
    const parsed = readTypedAmount(text, currency, locale)
    return parsed.ok ? parsed.amount : undefined
  }
  const given = {
    ...scheduleFields(draft),
    amount: amountIn(draft.amount),
    currency: draft.currency,
    description: draft.description.trim(),
    tags: draft.tags,
    autoPost: draft.autoPost,
    active: draft.active,
    priceChanges: draft.prices.map(({ from, amount }) => ({ from, amount: amountIn(amount) })),
    contract: contractOf(draft, kind),
  }
  const { categoryId, accountId, fromId, toId, arrives, arrivesIn } = draft
  const [place, notes] = [textOr(draft.place), textOr(draft.notes)]
  const filed = { ...given, categoryId, accountId, notes }
  const said = {
    expense: () => {
      const { paymentMethod, groupId, groupSplit } = draft
      const own = { merchant: place, paymentMethod, groupId, groupSplit }
      return expenseTemplateShape.safeParse({ ...filed, ...own })
    },
    income: () => incomeTemplateShape.safeParse({ ...filed, source: place }),
    transfer: () => {
      const toAmount = arrivesIn === '' ? null : amountIn(arrives, arrivesIn)
      return transferTemplateShape.safeParse({ ...given, fromId, toId, toAmount, note: notes })
    },
  }
  const checked = said[kind]()
  const messages = messagesOf(
    checked.error,
    (at) => wholeNumbers[at] ?? dayOfPrice(at),
    (at) => at.replace(/^(merchant|source)$/, 'place').replace(/^note$/, 'notes'),
  )
  for (const { at, text, currency = draft.currency } of amountsIn(draft)) {
    const parsed = readTypedAmount(text, currency, locale)
    if (!parsed.ok) messages[at] = amountProblemWords(parsed.reason, currency, locale)
  }
  if (!checked.success || Object.keys(messages).length > 0) return { ok: false, messages }
  const uneven = unevenSplit(checked.data)
  if (uneven) return { ok: false, messages: { groupSplit: uneven } }
  const fields = { ...checked.data, ...pricesOf(draft, checked.data) }
  const gone = fields.priceChanges.length - checked.data.priceChanges.length
  const check = kind === 'transfer' ? transferTemplates.check : expenseTemplates.check
  const between = withoutGone(check(fields as never), gone)
  return Object.keys(between).length > 0
    ? { ok: false, messages: between }
    : { ok: true, fields: fields as TemplateFields }
}

/** What was in force before stays; the price now stands where the last change of it did. */
function pricesOf({ past, currency }: TemplateDraft, { amount, priceChanges }: Priced): Priced {
  const ahead = priceChanges.toSorted(byDay)
  if (past === null || past.currency !== currency) return { amount, priceChanges: ahead }
  const lastOn = past.priceChanges.at(-1)?.from ?? ''
  const before = repriced(past, lastOn, amount)
  const all = [...before.priceChanges, ...ahead].toSorted(byDay)
  return { amount: before.amount, priceChanges: all }
}

/** Messages stand beside the changes that are shown, which come after those that are not. */
const withoutGone = (messages: Messages, gone: number): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([at, words]) => [
      at.replace(
        /^(priceChanges\.)(\d+)/,
        (_, name: string, n: string) => `${name}${Math.max(0, Number(n) - gone)}`,
      ),
      words,
    ]),
  )

/** Parts have to fit every price it will have. */
function unevenSplit(fields: Priced & Partial<Pick<TemplateDraft, 'groupSplit'>>) {
  const { groupSplit: split, amount, priceChanges } = fields
  if (!split) return null
  const amounts = [amount, ...priceChanges.map((price) => price.amount)]
  const fits = (whole: number) => shareOut(whole, split, '', new Map()).ok
  return amounts.every(fits)
    ? null
    : say('The parts do not add up to the amount. Share it equally.')
}

const dayOfPrice = (at: string) =>
  /^priceChanges\.\d+\.from$/.test(at) ? say('Enter a day, like 3 nov.') : undefined

/** As the server would: what would be entered for the past is not without end. */
export function refuseFlood(
  reading: Reading<TemplateFields>,
  template: Template | null,
  today: Day,
): Reading<TemplateFields> {
  // What would have come while it was paused is passed over.
  if (!reading.ok || template?.active === false) return reading
  const { fields } = reading
  const most = owedMost('groupId' in fields && fields.groupId !== null)
  const owing = { ...fields, doneThrough: template && doneThrough(template) }
  if (countOwed(owing, today, most) <= most) return reading
  return { ok: false, messages: { startOn: owedWords(most) } }
}
