import { type CardSentences, comes, daysFrom, isAbout, isPercent, sum } from './claims.ts'

export const chargeSentences: Readonly<Record<string, CardSentences>> = {
  'duplicate-charge': {
    title: ['{t:name} may be in your book twice'],
    text: [
      '{a:sum} on {d:first} and the same on {d:second}. If it was one payment, delete one of ' +
        'them; if the bank took it twice, ask for it back.',
    ],
    claims: ({ title, text, rows, card }) => [
      ['there are two', rows.length === 2],
      ['of the same place', rows.every(({ words }) => words === title.text('name'))],
      ['of the same amount', rows.every(({ amount }) => amount === text.amount('sum'))],
      [
        'on these days',
        rows[0]?.date === text.day('first') && rows[1]?.date === text.day('second'),
      ],
      ['within two days', daysFrom(text.day('first'), text.day('second')) <= 2],
      ['it is worth the second', card.isOnce && card.basis === 'the second of the two'],
      [
        'that is its amount',
        rows[1]?.currency !== card.currency || card.yearly === rows[1]?.amount,
      ],
    ],
  },
  'price-creep': {
    title: ['{t:name} costs more than before'],
    text: [
      'It was {a:old} on {d:before} and is {a:now} since {d:since}, {p:more}% more. ' +
        'Look for a better offer, or ask for the old price.',
    ],
    claims({ title, text, rows, card, today }) {
      const at = rows.findIndex(({ date }) => date === text.day('since'))
      const [old, now] = [rows.slice(0, at), rows.slice(at)]
      const rise = text.amount('now') - text.amount('old')
      return [
        ['of one place', rows.every(({ words }) => words === title.text('name'))],
        ['three of the old price', old.length >= 3],
        ['all of the old price', old.every(({ amount }) => amount === text.amount('old'))],
        ['the last of them on that day', old.at(-1)?.date === text.day('before')],
        ['all since then of the new', now.every(({ amount }) => amount === text.amount('now'))],
        ['it is more', rise > 0 && isPercent(text.count('more'), rise, text.amount('old'))],
        ['it is news', daysFrom(text.day('since'), today) <= 92],
        [
          'a year is so many rises',
          (card.yearly ?? 0) >= rise || card.basis?.includes('rate') === true,
        ],
      ]
    },
  },
  fees: {
    title: ['Fees cost you {a:sum} in a year'],
    text: [
      '{n:count} fees in the last twelve months come to {a:sum}. ' +
        'Many accounts and cards have none.',
    ],
    claims: ({ title, text, rows, card, today }) => [
      ['all are shown', rows.length === text.count('count') && rows.length >= 3],
      ['they add up', sum(rows) === text.amount('sum') && sum(rows) === title.amount('sum')],
      ['that is the amount', card.yearly === sum(rows)],
      ['of twelve months', rows.every(({ date }) => daysFrom(date ?? '', today) < 366)],
      ['the basis counts them', card.basis?.startsWith(`${rows.length} fees`) === true],
    ],
  },
  outlier: {
    title: ['{t:name} with {a:sum} is unusual'],
    text: [
      'It is of {d:day}. Of {n:count} entries in {t:category} before it, half were {a:usual} or ' +
        'less. Check that the amount is right.',
    ],
    claims({ title, text, rows }) {
      const [entry, ...before] = rows
      const [usual, amounts] = [text.amount('usual'), before.map(({ amount }) => amount ?? 0)]
      const [upTo, below] = [
        amounts.filter((amount) => amount <= usual).length,
        amounts.filter((amount) => amount < usual).length,
      ]
      return [
        ['it is that amount', entry?.amount === title.amount('sum')],
        ['at that place', entry?.words === title.text('name')],
        ['of that day', entry?.date === text.day('day')],
        ['so many came before', before.length === text.count('count') && before.length >= 12],
        ['none later', before.every(({ date }) => (date ?? '') <= text.day('day'))],
        ['half are no more', upTo * 2 >= before.length && below * 2 < before.length],
        ['it is one of them', amounts.includes(usual) && before.length % 2 === 0],
        ['it is far above', title.amount('sum') >= usual * 8],
      ]
    },
  },
  'owed-back': {
    title: ['{t:from} has not paid you back'],
    text: [
      '{a:sum} for {t:name} of {d:day} was due on {d:due}, {n:days} days ago.',
      '{a:sum} for {t:name} of {d:day} was due on {d:due}, {n:days} day ago.',
      '{a:sum} for {t:name} of {d:day} is open for {n:days} days.',
    ],
    claims({ title, text, rows, card, today }) {
      const [whole, part] = rows
      const since = text.has('due') ? text.day('due') : text.day('day')
      return [
        ['the part is owed', part?.amount === text.amount('sum')],
        ['by that person', part?.words === `Of that, ${title.text('from')} owes you`],
        ['it is no more than the whole', (part?.amount ?? 0) <= (whole?.amount ?? 0)],
        ['of that entry', whole?.words === text.text('name') && whole.date === text.day('day')],
        ['due on that day', !text.has('due') || part?.date === text.day('due')],
        ['so many days', daysFrom(since, today) === text.count('days')],
        ['that is the amount', part?.currency !== card.currency || card.yearly === part?.amount],
      ]
    },
  },
  unsorted: {
    title: ['{t:name} belongs to {t:category}'],
    text: [
      'One entry of {t:name} has no category; all {n:all} others of the last twelve ' +
        'months are in {t:category}. ' +
        'Sorted, your budgets and charts count them.',
      '{n:count} entries of {t:name} have no category; all {n:all} others of the last twelve ' +
        'months are in {t:category}. ' +
        'Sorted, your budgets and charts count them.',
      'One entry of {t:name} has no category; {n:most} of the {n:all} others of ' +
        'the last twelve months are in {t:category}. Sorted, your budgets and charts count them.',
      '{n:count} entries of {t:name} have no category; {n:most} of the {n:all} others of ' +
        'the last twelve months are in {t:category}. Sorted, your budgets and charts count them.',
    ],
    claims({ text, rows, card }) {
      const bare = rows.filter(({ count }) => count === undefined)
      const [inIt, elsewhere] = rows.filter(({ count }) => count !== undefined)
      const all = (inIt?.count ?? 0) + (elsewhere?.count ?? 0)
      const most = text.has('most') ? text.count('most') : all
      return [
        ['so many have none', bare.length === (text.has('count') ? text.count('count') : 1)],
        ['so many others', text.count('all') === all && inIt?.count === most && most >= 3],
        ['nearly all of them', most * 5 >= all * 4],
        ['the list has them', inIt?.link?.split(',').length === inIt?.count],
        ['nothing is promised', card.yearly === null],
      ]
    },
  },
  'frequent-place': {
    title: ['{n:times} times {t:name} in 30 days'],
    text: ['Together {a:sum}. A quarter of that less would be {a:quarter} a month.'],
    claims: ({ title, text, rows, card, today }) => [
      ['so many times', rows.length === title.count('times') && rows.length >= 8],
      ['in that place', rows.every(({ words }) => words === title.text('name'))],
      ['in thirty days', rows.every(({ date }) => daysFrom(date ?? '', today) < 30)],
      ['they add up', sum(rows) === text.amount('sum')],
      ['that is a quarter', isAbout(text.amount('quarter'), sum(rows) / 4)],
      ['a year is twelve of it', card.yearly === text.amount('quarter') * 12],
    ],
  },
  'unlisted-subscription': {
    title: ['{t:name} comes about {t:rhythm}'],
    text: [
      '{n:count} payments since {d:first}, each {a:low} to {a:high}, the last on {d:last}. In ' +
        'Recurring you see it coming, and budgets count it.',
      '{n:count} payments since {d:first}, each {a:low}, the last on {d:last}. In Recurring you ' +
        'see it coming, and budgets count it.',
    ],
    claims({ title, text, rows }) {
      const amounts = rows.map(({ amount }) => amount ?? 0)
      const high = text.has('high') ? text.amount('high') : text.amount('low')
      return [
        ['so many', rows.length === text.count('count') && rows.length >= 3],
        ['from the least', Math.min(...amounts) === text.amount('low')],
        ['to the most', Math.max(...amounts) === high],
        ['the first on that day', rows[0]?.date === text.day('first')],
        ['the last on that day', rows.at(-1)?.date === text.day('last')],
        ['in that rhythm', comes(title.text('rhythm'), rows)],
        ['of one place', rows.every(({ words }) => words === title.text('name'))],
      ]
    },
  },
}
