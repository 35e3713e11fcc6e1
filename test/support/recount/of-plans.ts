import { type CardSentences, daysFrom, sum } from './claims.ts'

const cancelling = (end: string, row: string): CardSentences => ({
  title: ['Cancel {t:name} by {d:by}, or keep it'],
  text: [`After {d:by} it is too late: ${end} on {d:ends}. It costs {a:sum} each time.`],
  claims({ title, text, rows, today }) {
    const [template, by, ends] = rows
    return [
      ['of that name', template?.words === title.text('name')],
      ['it costs that', template?.amount === text.amount('sum')],
      ['by that day', by?.words === 'Cancel by' && by.date === text.day('by')],
      ['twice the same day', title.day('by') === text.day('by')],
      ['it ends then', ends?.words === row && ends.date === text.day('ends')],
      ['there is time', text.day('by') >= today && text.day('by') <= text.day('ends')],
    ]
  },
})

export const planSentences: Readonly<Record<string, CardSentences>> = {
  'trial-ending': cancelling('the trial ends', 'The trial ends'),
  'cancel-by': cancelling('it renews', 'It renews'),
  'price-rise-ahead': {
    title: ['{t:name} becomes dearer on {d:day}'],
    text: ['It goes from {a:old} to {a:next}. Ask whether the higher price lets you leave early.'],
    claims({ title, text, rows, card, today }) {
      const [now, next] = rows
      const rise = text.amount('next') - text.amount('old')
      return [
        ['it is that now', now?.amount === text.amount('old')],
        ['of that name', now?.words === title.text('name')],
        ['it will be that', next?.amount === text.amount('next') && rise > 0],
        ['from that day on', next?.date === title.day('day') && title.day('day') > today],
        ['by the rise', card.basis?.includes('rate') === true || (card.yearly ?? 0) % rise === 0],
      ]
    },
  },
  'unused-subscription': {
    title: ['Do you still pay {t:name}?'],
    text: [
      '{n:count} of them wait to be confirmed, the first of {d:first}. If it is over, pause it.',
    ],
    claims: ({ title, text, rows, today }) => [
      ['so many wait', rows.length === text.count('count') && rows.length >= 2],
      ['the first of that day', rows[0]?.date === text.day('first')],
      ['of that name', rows.every(({ words }) => words === title.text('name'))],
      ['all are over', rows.every(({ date }) => (date ?? '') <= today)],
    ],
  },
  'overlapping-subscriptions': {
    title: ['{n:count} monthly subscriptions in {t:category}'],
    text: [
      '{t:names} together cost {a:sum} in the next twelve months. The least of them is {t:least} ' +
        'with {a:part}. Do you need all of them?',
    ],
    claims({ title, text, rows, card }) {
      const names = rows.map(({ words }) => words.slice(0, words.lastIndexOf(', ')))
      const least = rows.at(-1)
      return [
        ['so many', rows.length === title.count('count') && rows.length >= 3],
        ['these', names.join(', ') === text.text('names')],
        ['they add up', sum(rows) === text.amount('sum')],
        ['that is the least', Math.min(...rows.map(({ amount }) => amount ?? 0)) === least?.amount],
        ['of that name', names.at(-1) === text.text('least')],
        ['it is worth that one', least?.amount === text.amount('part')],
        ['no more', card.yearly === least?.amount],
      ]
    },
  },
  'yearly-bill-ahead': {
    title: ['{t:name} is due on {d:day}'],
    text: ['{a:sum} at once, in {n:days} days. A goal puts it aside in parts until then.'],
    claims: ({ title, text, rows, today }) => [
      ['it is that', rows.length === 1 && rows[0]?.amount === text.amount('sum')],
      ['of that name', rows[0]?.words === title.text('name')],
      ['on that day', rows[0]?.date === title.day('day')],
      ['in so many days', daysFrom(today, title.day('day')) === text.count('days')],
    ],
  },
  'cash-low': {
    title: ['The next 30 days will be tight'],
    text: [
      'By {d:until} Recurring has bills of {a:bills} and {a:incomes} that comes in: {a:missing} ' +
        'is missing before anything else.',
    ],
    claims({ text, rows, today }) {
      const bills = rows.filter(({ collection }) => collection === 'expense_templates')
      const incomes = rows.filter(({ collection }) => collection === 'income_templates')
      return [
        ['the bills add up', sum(bills) === text.amount('bills')],
        ['so does what comes', sum(incomes) === text.amount('incomes') && incomes.length > 0],
        ['that is missing', sum(bills) - sum(incomes) === text.amount('missing')],
        ['something is', text.amount('missing') > 0],
        ['in thirty days', daysFrom(today, text.day('until')) === 29],
        ['all come then', rows.every(({ date }) => (date ?? '') <= text.day('until'))],
      ]
    },
  },
  'income-late': {
    title: ['{t:name} has not come yet'],
    text: [
      'It came about {t:rhythm}, the last time on {d:last} with {a:sum}. The next was to be ' +
        'expected on {d:due}, {n:days} days ago.',
    ],
    claims: ({ title, text, rows, today }) => [
      ['the last of that day', rows.at(-1)?.date === text.day('last')],
      ['with that amount', rows.at(-1)?.amount === text.amount('sum')],
      ['of that name', rows.every(({ words }) => words === title.text('name'))],
      ['so many days ago', daysFrom(text.day('due'), today) === text.count('days')],
      ['it is late', text.count('days') >= 4 && text.day('due') > text.day('last')],
      ['more than a few came', rows.length >= 3],
    ],
  },
}
