/** Advice about contracts in Recurring: days to cancel by, prices ahead, and what nobody uses. */
import { addDays, isWithin } from '#domain/calendar/calendar.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { billMatters, bills } from '../bills.ts'
import type { Facts, TemplateFact, Times } from '../facts.ts'
import { dayWords, money, pausing, templateRow, timesWords } from '../words.ts'
import { isWorth } from '../yardstick.ts'

const link = ({ id }: TemplateFact) => `/mcapp/recurring?edit=${id}`

/** What it takes in the next twelve months, and how that is made. */
const ahead = (facts: Facts, { yearly, ahead: parts, currency }: TemplateFact) =>
  yearly === null || yearly <= 0
    ? { yearly: null }
    : { yearly, basis: `${timesWords(facts, parts, currency)} in the next twelve months` }

const dayRow = (template: TemplateFact, words: string, date: string): Evidence => ({
  ...templateRow(template),
  id: `${template.id} ${words}`,
  words,
  date,
  amount: null,
  currency: null,
  link: link(template),
})

/** So early that there is time to write, so late that it is not forgotten again. */
const cancelWithinDays = 45
const trialWithinDays = 14

function cancelling(of: 'trial' | 'term', withinDays: number) {
  return (facts: Facts): readonly Finding[] =>
    bills(facts).flatMap((template) => {
      const by = template.cancelBy
      const last = addDays(facts.today, withinDays)
      if (!by || by.of !== of || !isWithin(by.day, { from: facts.today, to: last })) return []
      // Who has set a last day has decided.
      if (template.endOn !== null && template.endOn <= by.endsOn) return []
      const end = of === 'trial' ? 'the trial ends' : 'it renews'
      return [
        {
          subject: template.id,
          title: `Cancel ${template.name} by ${dayWords(facts, by.day)}, or keep it`,
          text:
            `After ${dayWords(facts, by.day)} it is too late: ${end} on ` +
            `${dayWords(facts, by.endsOn)}. It costs ` +
            `${money(facts, template.amount, template.currency)} each time.`,
          ...ahead(facts, template),
          confidence: 'high' as const,
          evidence: [
            templateRow(template),
            dayRow(template, 'Cancel by', by.day),
            dayRow(template, of === 'trial' ? 'The trial ends' : 'It renews', by.endsOn),
          ],
          link: link(template),
          action: pausing(template, 'It is cancelled, pause it'),
          matters: billMatters(template),
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

/** How many of the next twelve months have another price than now. */
const dearer = ({ ahead: parts, amount }: TemplateFact): readonly Times[] =>
  parts
    .filter((part) => part.amount > amount)
    .map((part) => ({ times: part.times, amount: part.amount - amount }))

/** What one of its own currency is in that of the book, over the twelve months. */
const costOfOne = ({ yearly, ahead: parts }: TemplateFact): number =>
  (yearly ?? 0) / parts.reduce((sum, { times, amount }) => sum + times * amount, 0)

export const priceRiseAhead: Rule = {
  name: 'price-rise-ahead',
  find: (facts) =>
    bills(facts).flatMap((template): Finding[] => {
      const { nextPrice: next, amount, currency, name } = template
      const parts = dearer(template)
      if (!next || next.amount <= amount || parts.length !== 1) return []
      if (next.from > addDays(facts.today, 92)) return []
      const [rise = { times: 0, amount: 0 }] = parts
      const yearly = Math.round(rise.times * rise.amount * costOfOne(template))
      if (!isWorth(facts, yearly, 2)) return []
      return [
        {
          subject: template.id,
          title: `${name} becomes dearer on ${dayWords(facts, next.from)}`,
          text:
            `It goes from ${money(facts, amount, currency)} to ` +
            `${money(facts, next.amount, currency)}. Ask whether the higher price lets you ` +
            'leave early.',
          yearly,
          basis: `${timesWords(facts, parts, currency)} in the next twelve months`,
          confidence: 'high',
          evidence: [
            templateRow(template),
            {
              ...dayRow(template, 'Its next price', next.from),
              amount: next.amount,
              currency,
            },
          ],
          link: link(template),
          action: null,
          matters: billMatters(template),
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
          `${dayWords(facts, template.waitingOn.toSorted()[0] ?? facts.today)}. ` +
          'If it is over, pause it.',
        ...ahead(facts, template),
        confidence: 'medium' as const,
        evidence: template.waitingOn
          .toSorted()
          .map((day) => ({ ...templateRow(template), date: day })),
        link: link(template),
        action: pausing(template, 'It is over, pause it'),
        matters: billMatters(template),
        weight: template.amount,
        about: String(template.waitingOn.length),
      })),
}
