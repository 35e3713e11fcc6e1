/** Advice about what comes again: contracts, trials, prices ahead, and what nobody uses. */
import { addDays, daysBetween, isWithin } from '../../calendar.ts'
import { type Finding, newId, type Rule } from '../advice.ts'
import type { Facts, SeriesFact, TemplateFact } from '../facts.ts'
import { nextAfter, rhythmOf } from '../rhythm.ts'
import { dayWords, entryRow, money, pausing, templateRow } from '../words.ts'
import { isWorth, usualMonth } from '../yardstick.ts'

const bills = ({ templates }: Facts): readonly TemplateFact[] =>
  templates.filter(({ kind, active }) => kind === 'expense' && active)

const about = (facts: Facts, template: TemplateFact) =>
  template.yearly === null
    ? `It costs ${money(facts, template.amount, template.currency)} each time.`
    : `It costs ${money(facts, template.yearly)} in a year.`

/** So early that there is time to write, so late that it is not forgotten again. */
const cancelWithinDays = 45
const trialWithinDays = 14

function cancelling(of: 'trial' | 'term', withinDays: number) {
  return (facts: Facts): readonly Finding[] =>
    bills(facts).flatMap((template) => {
      const by = template.cancelBy
      const last = addDays(facts.today, withinDays)
      if (!by || by.of !== of || !isWithin(by.day, { from: facts.today, to: last })) return []
      const end = of === 'trial' ? 'the trial ends' : 'it renews'
      return [
        {
          subject: template.id,
          title: `Cancel ${template.name} by ${dayWords(facts, by.day)}, or keep it`,
          text:
            `After ${dayWords(facts, by.day)} it is too late: ${end} on ` +
            `${dayWords(facts, by.endsOn)}. ${about(facts, template)}`,
          yearly: template.yearly,
          confidence: 'high' as const,
          evidence: [templateRow(template)],
          link: null,
          action: pausing(template),
          weight: template.amount,
          about: by.day,
        },
      ]
    })
}

export const cancelByRule: Rule = { name: 'cancel-by', find: cancelling('term', cancelWithinDays) }
export const trialEnding: Rule = {
  name: 'trial-ending',
  find: cancelling('trial', trialWithinDays),
}

export const priceRiseAhead: Rule = {
  name: 'price-rise-ahead',
  find: (facts) =>
    bills(facts).flatMap((template) => {
      const next = template.nextPrice
      if (!next || next.amount <= template.amount) return []
      if (next.from > addDays(facts.today, 92)) return []
      const { yearly, amount, currency } = template
      const rise = next.amount - amount
      return [
        {
          subject: template.id,
          title: `${template.name} becomes dearer on ${dayWords(facts, next.from)}`,
          text:
            `It goes from ${money(facts, amount, currency)} to ` +
            `${money(facts, next.amount, currency)}. A higher price is often a reason to be ` +
            'let out of a contract early.',
          yearly: yearly === null ? null : Math.round((yearly * rise) / next.amount),
          confidence: 'high' as const,
          evidence: [templateRow(template)],
          link: null,
          action: pausing(template),
          weight: next.amount,
          about: next.from,
        },
      ]
    }),
}

export const unusedSubscription: Rule = {
  name: 'unused-subscription',
  find: (facts) =>
    bills(facts)
      .filter(({ waitingOn }) => waitingOn.length >= 2)
      .map((template) => ({
        subject: template.id,
        title: `Do you still pay ${template.name}?`,
        text:
          `${template.waitingOn.length} of them wait to be confirmed, the first of ` +
          `${dayWords(facts, template.waitingOn[0] ?? facts.today)}. ` +
          `If it is over, pause it. ${about(facts, template)}`,
        yearly: template.yearly,
        confidence: 'medium' as const,
        evidence: [templateRow(template)],
        link: null,
        action: pausing(template),
        weight: template.amount,
        about: String(template.waitingOn.length),
      })),
}

export const overlapping: Rule = {
  name: 'overlapping-subscriptions',
  find(facts) {
    const small = usualMonth(facts)
    // Rent and power may share a category too: what overlaps is small beside a month.
    // What ends is given up already, or goes on as another one that is counted itself.
    const candidates = bills(facts).filter(
      ({ categoryId, frequency, nextCost, endOn }) =>
        endOn === null &&
        categoryId !== null &&
        frequency === 'monthly' &&
        small !== null &&
        nextCost !== null &&
        nextCost * 50 <= small,
    )
    return [...Map.groupBy(candidates, ({ categoryId }) => categoryId ?? '')].flatMap(
      ([categoryId, all]) => overlapIn(facts, categoryId, all),
    )
  },
}

function overlapIn(facts: Facts, categoryId: string, all: readonly TemplateFact[]) {
  const [least] = all.toSorted((a, b) => (a.yearly ?? 0) - (b.yearly ?? 0))
  const total = all.reduce((sum, { yearly }) => sum + (yearly ?? 0), 0)
  if (!least || all.length < 2) return []
  return [
    {
      subject: categoryId,
      title: `${all.length} subscriptions in ${least.categoryName ?? 'one category'}`,
      text:
        `${all.map(({ name }) => name).join(', ')} together cost ${money(facts, total)} in a ` +
        `year. Without ${least.name} it is ${money(facts, total - (least.yearly ?? 0))}.`,
      yearly: least.yearly,
      confidence: 'low' as const,
      evidence: all.map(templateRow),
      link: null,
      action: { ...pausing(least), label: `Pause ${least.name}` },
      weight: total,
      about: String(all.length),
    },
  ]
}

function unlistedIn(facts: Facts, series: SeriesFact): readonly Finding[] {
  const { name, currency, entries, categoryId } = series
  const rhythm = rhythmOf(entries)
  const last = entries.at(-1)
  if (series.kind !== 'expense' || series.isPlanned || !rhythm || !last) return []
  const nextOn = nextAfter(last.date, rhythm)
  const isSteady = entries.every(({ amount }) => Math.abs(amount - last.amount) * 5 <= last.amount)
  const isOver = daysBetween(nextOn, facts.today) > 10
  const yearly = last.cost === null ? null : last.cost * rhythm.perYear
  if (!isSteady || isOver || !isWorth(facts, yearly, 2)) return []
  const doc = {
    id: newId,
    amount: last.amount,
    currency,
    description: name,
    categoryId,
    frequency: rhythm.frequency,
    interval: rhythm.interval,
    startOn: nextOn > facts.today ? nextOn : nextAfter(nextOn, rhythm),
    autoPost: false,
  }
  return [
    {
      subject: `${name} ${currency}`,
      title: `${name} comes ${rhythm.words}`,
      text:
        `${entries.length} payments of about ${money(facts, last.amount, currency)}, the last on ` +
        `${dayWords(facts, last.date)}. In Recurring you see it coming, and budgets count it.`,
      // Knowing of it saves nothing yet.
      yearly: null,
      confidence: entries.length > 4 ? 'high' : 'medium',
      evidence: entries.slice(-6).map((entry) => entryRow(entry)),
      link: null,
      action: {
        label: 'Add to Recurring',
        done: `${name} is in Recurring`,
        commands: [{ name: 'expense_templates.create', args: { doc } }],
        undo: [{ name: 'expense_templates.delete', args: { id: newId } }],
        held: null,
      },
      weight: last.amount,
    },
  ]
}

export const unlisted: Rule = {
  name: 'unlisted-subscription',
  find: (facts) => facts.series.flatMap((series) => unlistedIn(facts, series)),
}

export const yearlyBillAhead: Rule = {
  name: 'yearly-bill-ahead',
  find(facts) {
    const month = usualMonth(facts)
    return bills(facts).flatMap((template) => {
      const { frequency, nextOn, nextCost, name, currency, amount } = template
      if (frequency !== 'yearly' || nextOn === null || nextCost === null) return []
      const days = daysBetween(facts.today, nextOn)
      if (days < 14 || days > 120 || month === null || nextCost * 10 < month) return []
      if (facts.goals.some((goal) => goal.name === name)) return []
      const doc = { id: newId, name, targetAmount: amount, currency, targetOn: nextOn }
      return [
        {
          subject: template.id,
          title: `${name} is due on ${dayWords(facts, nextOn)}`,
          text:
            `${money(facts, amount, currency)} at once, in ${days} days. Put a part aside ` +
            'each month and it will not hurt.',
          yearly: null,
          confidence: 'high' as const,
          evidence: [templateRow(template)],
          link: null,
          action: {
            label: 'Make a goal of it',
            done: `${name} is a goal`,
            commands: [{ name: 'goals.create', args: { doc } }],
            undo: [{ name: 'goals.delete', args: { id: newId } }],
            held: null,
          },
          weight: amount,
          about: nextOn,
        },
      ]
    })
  },
}
