import type { Evidence } from '#domain/advice/advice.ts'
import { type CardSentences, daysFrom, isAbout, rowsSaying, sum } from './claims.ts'
import { keptIn } from './of-money.ts'
import { minor } from './read-holes.ts'

const left = (rows: readonly Evidence[]) => {
  const [saved] = rowsSaying(rows, ', saved')
  return (saved?.of ?? Number.NaN) - (saved?.amount ?? Number.NaN)
}

const movedRows = (rows: readonly Evidence[]) =>
  rows.filter(({ words }) => words === 'Put in' || words === 'Taken out')

const perMonth = (net: number, over: string): number => {
  const [count = '1', unit = over] = over.startsWith('a ') ? ['1', over.slice(2)] : over.split(' ')
  if (unit.startsWith('month')) return net / Number(count)
  const days = Number(count) * (unit.startsWith('week') ? 7 : 1)
  return (net * 365.2425) / 12 / days
}

const amountIn = (takes: string) => minor(takes.split(/ a month| at once/)[0] ?? '')

/** All at once, in payments that bring it, or every week until then. */
function isTaking(takes: string, missing: number, today: string, on: string): boolean {
  const needed = amountIn(takes)
  if (takes.endsWith(' at once')) return needed === missing
  const [, times, part] = / in (\d+) payments(?:, (.*) of the first is in)?$/.exec(takes) ?? []
  const [payments, put] = [Number(times ?? Number.NaN), part ? minor(part) : 0]
  const months = monthsTo(today, on)
  if (Number.isNaN(payments)) return needed * (months + 3) >= missing
  // From the last payment the next ones are counted: who pays every half-year paid up to seven
  // months ago. That of this month may be in.
  const isPlain = payments >= months - 1 && payments <= months + 7
  return isPlain && needed === Math.ceil((missing + put) / payments)
}

/** Whole months up to a day, one at least. */
function monthsTo(today: string, day: string): number {
  const [from, to] = [today, day].map((one) => one.split('-').map(Number))
  const months = ((to?.[0] ?? 0) - (from?.[0] ?? 0)) * 12 + (to?.[1] ?? 0) - (from?.[1] ?? 0)
  const lastOfMonth = new Date(Date.UTC(to?.[0] ?? 0, to?.[1] ?? 0, 0)).getUTCDate()
  const isShort = (to?.[2] ?? 0) < Math.min(from?.[2] ?? 0, lastOfMonth)
  return Math.max(1, isShort ? months - 1 : months)
}

const rateIn = (words: string) => Number(/([\d.]+)%/.exec(words)?.[1])

const settling = (title: string, row: string): CardSentences => ({
  title: [title],
  text: [
    'The last entry there is of {d:last}. Settle up while everybody remembers.',
    'The last entry there is of {d:last}. Settle up and it is off your mind.',
  ],
  claims: ({ title: said, text, rows, card, today }) => [
    ['that is open', rows.length === 1 && rows[0]?.amount === said.amount('sum')],
    ['in that direction', rows[0]?.words === row.replace('{name}', said.text('name'))],
    ['the last of that day', rows[0]?.date === text.day('last')],
    ['two weeks ago', daysFrom(text.day('last'), today) >= 14],
    ['of that worth', card.yearly === null || card.isOnce],
  ],
})

export const savingSentences: Readonly<Record<string, CardSentences>> = {
  'group-owed': settling('{t:name} owes you {a:sum}', '{name} owes you'),
  'group-owing': settling('You owe {a:sum} in {t:name}', 'You owe in {name}'),
  'instalment-missed': {
    title: [
      'An instalment of {t:name} is not entered',
      '{n:count} instalments of {t:name} are not entered',
    ],
    text: [
      '{a:sum} of {n:count} instalments is open, the oldest was due on {d:due}, {n:days} days ' +
        'ago. If it is paid, enter it; if not, pay it before a reminder costs extra.',
      '{a:sum} was due on {d:due}, {n:days} days ago. If it is paid, enter it; if not, pay it ' +
        'before a reminder costs extra.',
      '{a:sum} was due on {d:due}, {n:days} day ago. If it is paid, enter it; if not, pay it ' +
        'before a reminder costs extra.',
    ],
    claims: ({ text, rows, today }) => [
      ['that is due', rows.length === 1 && rows[0]?.amount === text.amount('sum')],
      ['on that day', rows[0]?.date === text.day('due')],
      ['so long ago', daysFrom(text.day('due'), today) === text.count('days')],
      ['it is over', text.count('days') > 0],
    ],
  },
  prepay: {
    title: ['{a:sum} on top of {t:name} saves {a:saved} of interest'],
    text: [
      'It costs {p:rate}% a year, and {a:kept} or more stayed of each of the last three whole ' +
        'months. Check first that your lender takes it without a fee.',
      'It costs {p:rate}% a year, and {a:kept} or more stayed of each of the last three whole ' +
        'months after loan payments. Check first that your lender takes it without a fee.',
    ],
    claims({ title, text, rows, card }) {
      const [loan, before, after] = rows
      const kept = keptIn(rows)
      const onTop = /with (.+) on top today/.exec(after?.words ?? '')?.[1] ?? ''
      return [
        ['of that rate', rateIn(loan?.words ?? '') === text.count('rate')],
        ['of that name', loan?.words.startsWith(`${title.text('name')}, `) === true],
        ['no more than is owed', title.amount('sum') <= (loan?.amount ?? 0)],
        ['with that on top', minor(onTop) === title.amount('sum')],
        ['it saves that', (before?.amount ?? 0) - (after?.amount ?? 0) === title.amount('saved')],
        ['so much stayed', kept.length === 3 && kept.every((one) => one >= text.amount('kept'))],
        ['the basis says both', card.basis?.includes('without it and') === true],
      ]
    },
  },
  'dearest-loan-first': {
    title: ['Pay extra on {t:name} first'],
    text: [
      '{t:dear} costs {p:high}% a year and {t:cheap} {p:low}%. Whatever you can pay on top saves ' +
        'most at {t:again}.',
    ],
    claims({ title, text, rows }) {
      const rates = rows.map(({ words }) => rateIn(words))
      return [
        ['the dearest', Math.max(...rates) === text.count('high')],
        ['and the cheapest', Math.min(...rates) === text.count('low')],
        ['of that name', rows[0]?.words.startsWith(`${title.text('name')}, `) === true],
        ['by one in a hundred', Math.round((text.count('high') - text.count('low')) * 100) >= 100],
      ]
    },
  },
  'goal-slip': {
    title: ['{t:name} will be late'],
    text: [
      '{a:net} went in over {t:over}, {a:pace} a month. To have the {a:left} that is missing on ' +
        '{d:on} it takes {t:takes}. Like this it will be {d:reached}.',
    ],
    claims({ title, text, rows, today }) {
      return [
        ['of that name', rows[0]?.words === `${title.text('name')}, saved`],
        ['that went in', sum(movedRows(rows)) === text.amount('net')],
        [
          'so much a month',
          isAbout(text.amount('pace'), perMonth(text.amount('net'), text.text('over'))),
        ],
        ['that is missing', left(rows) === text.amount('left')],
        ['for that day', rows[0]?.date === text.day('on')],
        ['it takes that', isTaking(text.text('takes'), left(rows), today, text.day('on'))],
        ['it is too little', text.amount('pace') < amountIn(text.text('takes'))],
        ['it will be later', text.day('reached') > text.day('on')],
      ]
    },
  },
  'goal-without-day': {
    title: ['Set a target date for {t:name}'],
    text: [
      '{a:net} went in over {t:over}, {a:pace} a month. Like this the {a:left} that is missing ' +
        'is there on {d:reached}. With a target date, the app tells you when you fall behind.',
    ],
    claims: ({ title, text, rows, today }) => [
      ['of that name', rows[0]?.words === `${title.text('name')}, saved`],
      ['that went in', sum(movedRows(rows)) === text.amount('net')],
      [
        'so much a month',
        isAbout(text.amount('pace'), perMonth(text.amount('net'), text.text('over'))),
      ],
      ['that is missing', left(rows) === text.amount('left')],
      ['it is ahead', text.day('reached') >= today],
    ],
  },
  'goal-stalled': {
    title: ['Nothing went into {t:name} for {n:days} days'],
    text: ['The last time was {d:last} with {a:sum}. {a:left} is missing.'],
    claims: ({ title, text, rows, today }) => [
      ['of that name', rows[0]?.words === `${title.text('name')}, saved`],
      ['so many days', daysFrom(text.day('last'), today) === title.count('days')],
      ['for long', title.count('days') >= 60],
      ['the last of that day', rows[1]?.date === text.day('last')],
      ['of that amount', rows[1]?.amount === text.amount('sum')],
      ['that is missing', left(rows) === text.amount('left')],
    ],
  },
  'goal-top-up': {
    title: [
      '{a:kept} or more stayed of each of the last three whole months',
      '{a:kept} or more stayed of each of the last three whole months after loan payments',
    ],
    text: ['Half of it, {a:half}, would bring {t:name} along: {a:left} is missing.'],
    claims({ title, text, rows }) {
      const kept = keptIn(rows)
      return [
        ['so much stayed', kept.length === 3 && kept.every((one) => one >= title.amount('kept'))],
        ['that is half', isAbout(text.amount('half') + 0.5, title.amount('kept') / 2 + 0.5)],
        ['of that name', rows[0]?.words === `${text.text('name')}, saved`],
        ['that is missing', left(rows) === text.amount('left')],
      ]
    },
  },
  cushion: {
    title: ['A cushion for three months'],
    text: [
      'The last three whole months cost {a:sum}; your goals hold {a:held}. With a cushion of ' +
        'that size three such months without income are paid for.',
    ],
    claims({ text, rows }) {
      const months = rowsSaying(rows, ', went out')
      const goals = rowsSaying(rows, ', saved')
      return [
        ['three months', months.length === 3],
        ['they add up', sum(months) === text.amount('sum')],
        ['so do the goals', sum(goals) === text.amount('held')],
        ['that is little', text.amount('held') * 2 < text.amount('sum')],
      ]
    },
  },
}
