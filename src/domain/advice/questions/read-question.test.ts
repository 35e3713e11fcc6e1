import { describe, expect, it } from 'vitest'
import { readConversation } from './follow-up.ts'
import { type KnownName, openVocabulary } from './names.ts'
import { readQuestion } from './read-question.ts'

const names: readonly KnownName[] = [
  { kind: 'category', id: 'groceries', name: 'Groceries' },
  { kind: 'category', id: 'out', name: 'Eating out' },
  { kind: 'category', id: 'fuel', name: 'Fuel' },
  { kind: 'category', id: 'rent', name: 'Rent' },
  { kind: 'category', id: 'home', name: 'Home' },
  { kind: 'template', id: 't-rent', name: 'Rent' },
  { kind: 'place', id: 'Aldi', name: 'Aldi' },
  { kind: 'place', id: 'Bean There', name: 'Bean There' },
  { kind: 'tag', id: 'work', name: 'work' },
  { kind: 'person', id: 'joy', name: 'Joy Lund' },
  { kind: 'person', id: 'sam', name: 'Sam Reid' },
  { kind: 'budget', id: 'treats', name: 'Treats' },
  { kind: 'budget', id: 'about', name: 'Going about' },
  { kind: 'goal', id: 'bike', name: 'New bicycle' },
  { kind: 'group', id: 'wales', name: 'Wales 2026' },
]
const known = { today: '2027-03-17', locale: 'en-GB', vocabulary: openVocabulary(names) }
const read = (question: string) => readQuestion(question, known)
const named = (question: string) =>
  read(question).mentions.flatMap((mention) => mention.names.map(({ name }) => name))

describe('what a question is about', () => {
  it.each([
    ['How much did I spend last month?', 'spent'],
    ['Am I spending more than last year?', 'compare'],
    ['Why was February so expensive?', 'why'],
    ['Which category grew the most?', 'why'],
    ['What percentage of my income goes to rent?', 'ofIncome'],
    ['What was my share of Wales?', 'spent'],
    ['What share of my income did I save?', 'kept'],
    ['Will I have money left at the end of the month?', 'outlook'],
    ['How much have I saved for my goals?', 'goals'],
    ['How much is left in Treats?', 'left'],
    ['When is my next rent?', 'ahead'],
    ['What do I pay in May?', 'ahead'],
    ['What do I pay for fuel in January?', 'spent'],
    ['Is £90 for a concert ok?', 'afford'],
    ['Can I afford 2000 for a holiday?', 'afford'],
    ['What can I cancel?', 'cancel'],
    ['What was the most I ever spent at Aldi?', 'biggest'],
    ['How many expenses over 100 did I have?', 'count'],
    ['What did Joy not pay back yet?', 'owes'],
    ['How much did I get from Aldi?', 'earned'],
    ['Transfer 50 to Joy', 'order'],
    ['What is my net worth?', 'outside'],
    ['How many euros are 100 dollars?', 'convert'],
    ['Where can I save money?', 'outside'],
    ['What should I have for dinner?', 'outside'],
    ['Should I take out a mortgage?', 'outside'],
    ['Send Joy 20 pounds', 'order'],
    ['Could you wire 40 to Sam?', 'order'],
    ['Move 100 to the bicycle', 'order'],
    ['Give Sam 15', 'order'],
    ['Give me a summary of my year', 'summary'],
    ['Top up the bicycle by 30', 'order'],
    ['How much money did I make in January?', 'earned'],
    ['How much money came in last month?', 'earned'],
    ['What was left at the end of January?', 'kept'],
    ['How was Treats in January?', 'left'],
    ['Is a new lamp for 80 okay?', 'afford'],
    ['What did I spend my money on yesterday?', 'list'],
    ['At which restaurant do I spend the most?', 'places'],
    ['What was the dearest month this year?', 'ranking'],
    ['What comes in and goes out in August?', 'ahead'],
    ['What came in in August?', 'earned'],
  ])('%s is asked as %s', (question, topic) => {
    expect([question, read(question).topic ?? 'spent']).toEqual([question, topic])
  })
})

describe('days of a question', () => {
  it.each([
    ['spent in the first week of February', '2027-02-01', '2027-02-07'],
    ['spent in the last ten days of February', '2027-02-19', '2027-02-28'],
    ['spent in the week of 3 March', '2027-03-01', '2027-03-07'],
    ['spent until 8 March this month', '2027-03-01', '2027-03-08'],
    ['spent on the 4th and 5th of March', '2027-03-04', '2027-03-05'],
    ['spent on the 5th', '2027-03-05', '2027-03-05'],
    ['spent on the 20th', '2027-02-20', '2027-02-20'],
    ['spent since the 2nd', '2027-03-02', '2027-03-17'],
    ['what is left until the 30th', '2027-03-17', '2027-03-30'],
    ['what is left until friday', '2027-03-17', '2027-03-19'],
    ['what did I spend a week ago', '2027-03-08', '2027-03-14'],
    ['my year in review', '2027-01-01', '2027-12-31'],
    ['what comes in and goes out in August', '2027-08-01', '2027-08-31'],
    ['what came in in August', '2026-08-01', '2026-08-31'],
  ])('%s', (question, from, to) => {
    expect(read(question).periods).toMatchObject([{ from, to }])
  })

  it('are the one before where only last is said', () => {
    expect(read('this month against last').periods).toMatchObject([
      { from: '2027-03-01' },
      { from: '2027-02-01', to: '2027-02-28' },
    ])
  })

  it.each(['on 32 January', 'on the 31st of April', 'on 0 March', 'from 25 to 35 January'])(
    'do not exist %s',
    (days) => {
      expect(read(`how much did I spend ${days}`).isNever).toBe(true)
    },
  )
})

describe('names', () => {
  it('are read where all of their words are plain, or where they are of a person', () => {
    expect(named('how is Going about doing')).toEqual(['Going about'])
    expect(read('how much does Will owe me').unknown).toMatchObject([{ text: 'Will' }])
  })

  it('of places abroad are no slip of a category', () => {
    expect(read('what did Dome cost me')).toMatchObject({ readAs: [], unknown: [{ text: 'Dome' }] })
  })

  it('of well-known shops stand for nothing else', () => {
    expect(named('when do I pay Disney next')).toEqual([])
  })

  it('of all prices count, and numbers of things beside them do not', () => {
    const pricesOf = (question: string) => read(question).prices.map(({ decimal }) => decimal)
    expect(pricesOf('can I afford a £500 bike and a £4,000 trip')).toEqual(['500', '4000'])
    expect(pricesOf('can I afford 3 lamps for 120')).toEqual(['120'])
  })
})

describe('words nobody knows', () => {
  it.each([
    ['How much did I spend on the moon in February?', 'moon'],
    ['How much did I spend on shopping?', 'shopping'],
    ['What did I spend at Tiny Kettle?', 'Tiny Kettle'],
    ['How much for a wedding?', 'wedding'],
    ['groceries and fireworks', 'fireworks'],
  ])('are named, and no plain word is taken for them: %s', (question, word) => {
    expect(read(question).unknown.map(({ text }) => text)).toEqual([word])
  })

  it('are read where a category is nearly called so, and offered where something else is', () => {
    expect(read('grocereis last month')).toMatchObject({
      unknown: [],
      readAs: [{ typed: 'grocereis', name: { name: 'Groceries' } }],
    })
    expect(read('what is left in treets').unknown).toMatchObject([
      { text: 'treets', near: { name: 'Treats' } },
    ])
    expect(read('bedding').readAs).toEqual([])
  })

  it('are forgiven when they are plain ones', () => {
    expect(read('did i spnd mor on fuel then last mont')).toMatchObject({
      topic: 'compare',
      unknown: [],
      periods: [{ from: '2027-02-01', to: '2027-02-28' }],
    })
    expect(read('when is teh next rent due').unknown).toEqual([])
  })
})

describe('names', () => {
  it.each([
    ['How much did I spend on work?', ['work']],
    ['Everything tagged work', ['work']],
    ['I work at home this month', ['Home']],
    ['What was new in February?', []],
    ['When will I have the bicycle?', ['New bicycle']],
  ])('%s', (question, found) => {
    expect(named(question)).toEqual(found)
  })
})

describe('days', () => {
  it.each([
    ['How was my week?', '2027-03-15', '2027-03-21'],
    ['What did I spend at the weekend?', '2027-03-13', '2027-03-14'],
    ['spending before June last year', '2026-01-01', '2026-05-31'],
    ['groceries in the same month last year', '2026-03-01', '2026-03-31'],
    ['What can I cancel before Christmas?', '2027-03-17', '2027-12-24'],
    ['What do I pay in January?', '2028-01-01', '2028-01-31'],
  ])('%s', (question, from, to) => {
    expect(read(question).periods).toMatchObject([{ from, to }])
  })

  it('of the same month last year go with the month that was named', () => {
    expect(read('October compared to the same month last year').periods).toMatchObject([
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2025-10-01', to: '2025-10-31' },
    ])
  })

  it('are none where a price is meant', () => {
    expect(read('Can I afford 2000 for a holiday?')).toMatchObject({
      periods: [],
      price: { decimal: '2000' },
    })
    expect(read('spent in 2026').periods).toMatchObject([{ from: '2026-01-01' }])
  })

  it('that no calendar has are said to be none', () => {
    expect(read('How much did I spend on 30 February?').isNever).toBe(true)
  })
})

describe('what else narrows it down', () => {
  it.each([
    ['expenses over 100 in October', 'over'],
    ['expenses of more than 100 in October', 'over'],
    ['what cost less than £20', 'under'],
    ['Can I afford a sofa for 500?', null],
  ])('%s: %s', (question, bound) => {
    expect(read(question).bound).toBe(bound)
  })

  it('is how it was paid, and in what', () => {
    expect(read('How much cash did I spend in February?').method).toBe('cash')
    expect(read('How much did I spend in USD?').currencies).toEqual(['USD'])
    expect(read('How much did I spend in dollars?').currencies?.[0]).toBe('USD')
    expect(read('How much did I spend in March?').currencies).toBeNull()
  })
})

describe('a question that goes on', () => {
  const goingOn = (before: string, question: string) => readConversation(question, [before], known)
  const ids = (asked: ReturnType<typeof goingOn>) =>
    asked.mentions.map(({ names: [first] }) => first?.id)

  it('keeps what it leaves out', () => {
    const asked = goingOn('How much did I spend on groceries in February?', 'and at Aldi?')
    expect(asked).toMatchObject({ topic: 'spent', periods: [{ from: '2027-02-01' }] })
    expect(ids(asked)).toEqual(['Aldi'])
  })

  it('compares with what was named before', () => {
    const asked = goingOn('groceries in October?', 'more than in September?')
    expect(asked).toMatchObject({
      topic: 'compare',
      periods: [{ from: '2026-10-01' }, { from: '2026-09-01' }],
    })
    expect(ids(asked)).toEqual(['groceries'])
  })

  it('asks why, on what, and when it is', () => {
    expect(goingOn('What did I spend in February?', 'why?')).toMatchObject({
      topic: 'why',
      periods: [{ from: '2027-02-01' }],
    })
    expect(goingOn('What did I spend in February?', 'on what?').topic).toBe('categories')
    expect(ids(goingOn('How much is my rent?', 'when is it due?'))).toEqual(['rent'])
  })

  it('asks about everybody with who', () => {
    expect(ids(goingOn('What do I owe Sam?', 'and who owes me?'))).toEqual([])
    expect(ids(goingOn('What do I owe Sam?', 'and Joy?'))).toEqual(['joy'])
  })
})
