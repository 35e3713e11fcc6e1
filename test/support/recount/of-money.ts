import type { Evidence } from '#domain/advice/advice.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import {
  type CardSentences,
  type Claim,
  daysFrom,
  isAbout,
  isPercent,
  rowsSaying,
  sum,
  sumOfLimits,
} from './claims.ts'

const isOver = ({ amount, of }: Evidence) => (amount ?? 0) > (of ?? 0)
/** Each begins on the day after the one before, and the last ends before today's. */
function inARow(rows: readonly Evidence[], today: Day): boolean {
  const spans = rows.map(({ link }) => new URLSearchParams(link?.split('?')[1]))
  const days = spans.map((span) => [span.get('from') ?? '', span.get('to') ?? ''] as const)
  const gaps = days.slice(1).map(([from], at) => daysFrom(days[at]?.[1] ?? '', from))
  return gaps.every((gap) => gap === 1) && (days.at(-1)?.[1] ?? today) < today
}

const amounts = (rows: readonly Evidence[]) => rows.map(({ amount }) => amount ?? 0)

/** What stayed of each month, by its rows: came in, went out, and was paid on loans. */
export function keptIn(rows: readonly Evidence[]): readonly number[] {
  const [out, income] = [rowsSaying(rows, ', went out'), rowsSaying(rows, ', came in')]
  const loans = rowsSaying(rows, ', paid on loans')
  const repaid = (came: Evidence) =>
    loans.find(({ words }) => words.split(',')[0] === came.words.split(',')[0])?.amount ?? 0
  return income.map((came, at) => (came.amount ?? 0) - (out[at]?.amount ?? 0) - repaid(came))
}

export const moneySentences: Readonly<Record<string, CardSentences>> = {
  'budget-too-small': {
    title: ['{t:name} budget is too low'],
    text: [
      'You went over it in {n:over} of its last {n:all} periods; all of them took {a:average} on ' +
        'average. A budget that fits warns you when something is really off.',
    ],
    claims: ({ text, rows, today }) => [
      ['so many periods', rows.length === text.count('all') && rows.length >= 3],
      ['none left out', inARow(rows, today)],
      ['so many over', rows.filter(isOver).length === text.count('over')],
      ['that is the average', isAbout(text.amount('average'), sum(rows) / rows.length)],
      ['most of them', text.count('over') * 3 >= rows.length * 2],
    ],
  },
  'budget-too-large': {
    title: ['{t:name} has room to spare'],
    text: [
      'In the last {n:all} periods at most {a:most} of {a:limit} was needed. ' +
        'The rest can go into a goal.',
    ],
    claims: ({ text, rows, card, today }) => [
      ['so many periods', rows.length === text.count('all') && rows.length >= 3],
      ['none left out', inARow(rows, today)],
      ['at most', Math.max(...amounts(rows)) === text.amount('most')],
      ['of that', rows.every(({ of }) => of === text.amount('limit'))],
      ['nothing is promised', card.yearly === null],
    ],
  },
  'budget-overrun': {
    title: ['{t:name} is over by {a:over}', '{t:name} is likely to go over'],
    text: ['', ' and {a:ahead} is still ahead'].flatMap((ahead) => [
      `{a:spent} of {a:limit} is spent${ahead}. With what is still to come it will be about ` +
        '{a:all} on {d:to}.',
      `{a:spent} of {a:limit} is spent${ahead}, until {d:to}.`,
    ]),
    claims({ title, text, rows }) {
      const [spent] = rows
      const ahead = text.has('ahead') ? text.amount('ahead') : 0
      const later = rows.find(({ words }) => words === 'Entered for later days')
      const over = text.amount('spent') + ahead - text.amount('limit')
      return [
        ['that is spent', spent?.amount === text.amount('spent')],
        ['that is ahead', (later?.amount ?? 0) === ahead],
        ['of that', spent?.of === text.amount('limit') && text.amount('limit') > 0],
        ['over by that', !title.has('over') || (over === title.amount('over') && over > 0)],
        ['or not yet', title.has('over') || over <= 0],
        ['with the rest', !text.has('all') || sum(rows) === text.amount('all')],
        ['that is more', !text.has('all') || text.amount('all') > text.amount('limit')],
      ]
    },
  },
  'unbudgeted-category': {
    title: ['{t:name} has no budget'],
    text: [
      '{m:first} to {m:last} it took {a:average} a month on average, {p:part}% of all you ' +
        'spent. A budget shows in time when it is more.',
    ],
    claims: ({ text, rows }) => [
      ['six months', rows.length === 6],
      [
        'these months',
        rows[0]?.words === text.text('first') && rows.at(-1)?.words === text.text('last'),
      ],
      ['that is the average', isAbout(text.amount('average'), sum(rows) / 6)],
      ['that is the part', isPercent(text.count('part'), sum(rows), sumOfLimits(rows))],
      ['a tenth or more', sum(rows) * 10 >= sumOfLimits(rows)],
    ],
  },
  'category-creep': {
    title: ['{t:name} has grown'],
    text: [
      '{m:first} to {m:last} took {a:now}, the three months before {a:then}: {p:more}% more. ' +
        'Each of the three was above the average of those before.',
    ],
    claims({ text, rows, card }) {
      const [before, lately] = [rows.slice(0, 3), rows.slice(3)]
      const rise = sum(lately) - sum(before)
      const span = `${lately[0]?.words} to ${lately.at(-1)?.words}`
      return [
        ['six months', rows.length === 6],
        ['these months', span === `${text.text('first')} to ${text.text('last')}`],
        ['the last three add up', sum(lately) === text.amount('now')],
        ['so do those before', sum(before) === text.amount('then')],
        ['it is more', rise > 0 && isPercent(text.count('more'), rise, sum(before))],
        ['each of them', lately.every(({ amount }) => (amount ?? 0) > sum(before) / 3)],
        ['a year is four of it', card.yearly === rise * 4],
        ['if it goes on', card.basis?.endsWith('if it goes on like this') === true],
      ]
    },
  },
  'spending-over-income': {
    title: ['More goes out than comes in'],
    text: [
      '{m:first} to {m:last}: {a:sum} more went out than came in, and more in each of these ' +
        'three months.',
    ],
    claims({ text, rows, card }) {
      const kept = keptIn(rows)
      const gap = -kept.reduce((all, one) => all + one, 0)
      return [
        ['three months', kept.length === 3 && rows.length === 6],
        ['since then', rows[0]?.words.startsWith(text.text('first')) === true],
        ['until then', rows.at(-1)?.words.startsWith(text.text('last')) === true],
        ['by that', gap === text.amount('sum')],
        ['each of them', kept.every((one) => one < 0)],
        ['a year is four of it', card.yearly === gap * 4],
      ]
    },
  },
  'savings-rate-drop': {
    title: ['Less stayed of {m:month} than before'],
    text: [
      '{p:now}% of what came in stayed; in the three months before it was {p:then}% of what came ' +
        'in that stayed.',
      '{a:gap} more went out than came in; in the three months before it was {p:then}% of what ' +
        'came in that stayed.',
    ],
    claims({ title, text, rows }): readonly Claim[] {
      const [now = 0, then = 0] = keptIn(rows)
      const [income, before] = rowsSaying(rows, ', came in').map(({ amount }) => amount ?? 0)
      const isNow = text.has('gap')
        ? text.amount('gap') === -now
        : isPercent(text.count('now'), now, income ?? 0)
      return [
        ['of that month', rows[0]?.words.startsWith(title.text('month')) === true],
        ['so much stayed', isNow],
        ['so much before', isPercent(text.count('then'), then, before ?? 0)],
        ['it is less', text.has('gap') || text.count('now') <= text.count('then') - 10],
      ]
    },
  },
}
