import { expect, it } from 'vitest'
import { openVocabulary } from '../names.ts'
import { readQuestion } from '../read-question.ts'

const vocabulary = openVocabulary([{ kind: 'category', id: 'g', name: 'Groceries' }])
const daysIn = (question: string) =>
  readQuestion(question, { today: '2026-11-18', locale: 'en-GB', vocabulary }).periods.map(
    ({ from, to }) => `${from} ${to}`,
  )

const parts: readonly (readonly [string, string])[] = [
  ['groceries first half of october', '2026-10-01 2026-10-15'],
  ['groceries in the second half of october 2025', '2025-10-16 2025-10-31'],
  ['groceries last half of february', '2026-02-16 2026-02-28'],
  ['groceries last week of october', '2026-10-25 2026-10-31'],
  ['groceries first week in october', '2026-10-01 2026-10-07'],
  ['groceries last 10 days of october', '2026-10-22 2026-10-31'],
  ['groceries start of november', '2026-11-01 2026-11-10'],
  ['groceries at the end of october', '2026-10-21 2026-10-31'],
  ['groceries middle of october', '2026-10-11 2026-10-20'],
  ['groceries in early november', '2026-11-01 2026-11-10'],
  ['groceries late october', '2026-10-21 2026-10-31'],
  ['groceries mid-october', '2026-10-11 2026-10-20'],
  ['groceries since the start of october', '2026-10-01 2026-11-18'],
  ['groceries until the end of october', '1990-01-01 2026-10-31'],
  ['groceries first half of 2026', '2026-01-01 2026-06-30'],
  ['wie viel habe ich in der ersten Oktoberhälfte ausgegeben', '2026-10-01 2026-10-15'],
  ['wie viel habe ich Anfang November ausgegeben', '2026-11-01 2026-11-10'],
  ['wie viel habe ich Ende Oktober ausgegeben', '2026-10-21 2026-10-31'],
  ['wie viel habe ich in der letzten Oktoberwoche ausgegeben', '2026-10-25 2026-10-31'],
  ["combien ai-je dépensé dans la seconde moitié du mois d'octobre", '2026-10-16 2026-10-31'],
  ["combien ai-je dépensé la dernière semaine d'octobre", '2026-10-25 2026-10-31'],
  ['combien ai-je dépensé mi-octobre', '2026-10-11 2026-10-20'],
  ['combien ai-je dépensé début novembre', '2026-11-01 2026-11-10'],
  ['quanto gastei na primeira metade de outubro', '2026-10-01 2026-10-15'],
  ['quanto gastei no fim de outubro', '2026-10-21 2026-10-31'],
  ['quanto gastei em meados de outubro', '2026-10-11 2026-10-20'],
  ['quanto gastei na última semana de outubro', '2026-10-25 2026-10-31'],
]

it.each(parts)('%s', (question, days) => {
  expect(daysIn(question)).toEqual([days])
})

it('takes what is of no month for no part of one', () => {
  expect(daysIn('groceries first week of everything')).toEqual([])
})
