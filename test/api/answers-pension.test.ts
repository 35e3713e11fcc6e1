import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { readAhead } from '#server/dashboard/read-dashboard.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { electricity, groceries, Household, rent } from '../support/advice-fixture.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-19T12:00:00.000Z')
  await furnish()
})
afterAll(() => one.close())

async function account(name: string, kind: string, openingBalance: number) {
  const id = randomUUID()
  const doc = { id, name, kind, currency: 'EUR', openingOn: '2026-08-01', openingBalance }
  await home.run('accounts.create', { doc })
  return id
}

const months = ['2026-08', '2026-09', '2026-10']

/** A pension on the 25th, rent on the 2nd, and some of it moved to savings on the 26th. */
async function furnish(): Promise<void> {
  const giro = await account('Girokonto', 'current', 40_000)
  const book = await account('Sparbuch', 'savings', 650_000)
  const [payId = ''] = await home.add('income_templates', [
    {
      description: 'Rente',
      amount: 148_630,
      frequency: 'monthly',
      startOn: '2026-11-25',
      accountId: giro,
    },
  ])
  await home.add('transfer_templates', [
    {
      description: 'Zum Sparbuch',
      amount: 20_000,
      frequency: 'monthly',
      startOn: '2026-11-26',
      fromId: giro,
      toId: book,
    },
  ])
  const rentId = await home.template('Miete', 62_000, { categoryId: rent, accountId: giro })
  await home.template('Car insurance', 38_400, {
    frequency: 'yearly',
    startOn: '2027-01-05',
    accountId: giro,
  })
  await live(giro, payId, rentId)
}

/** Three months of it, and the rent of the fourth. */
async function live(giro: string, payId: string, rentId: string): Promise<void> {
  const at = { accountId: giro }
  await home.add(
    'incomes',
    months.map((month) => ({
      ...at,
      description: 'Rente',
      amount: 148_630,
      date: `${month}-25`,
      templateId: payId,
    })),
  )
  await home.add(
    'expenses',
    [...months, '2026-11'].flatMap((month, n) => [
      {
        ...at,
        description: 'Miete',
        amount: 62_000,
        date: `${month}-02`,
        categoryId: rent,
        templateId: rentId,
      },
      {
        ...at,
        description: 'Strom',
        amount: 4800 + n * 100,
        date: `${month}-10`,
        categoryId: electricity,
      },
      {
        ...at,
        description: 'Edeka',
        amount: 6320 + n * 137,
        date: `${month}-12`,
        categoryId: groceries,
      },
      { ...at, description: 'Edeka', amount: 5150, date: `${month}-17`, categoryId: groceries },
    ]),
  )
}

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

const nextWeek = [
  'Nothing is to be paid from 23 November 2026 to 29 November 2026.',
  'Moved between your accounts, and not spent:',
  '26 November 2026, Zum Sparbuch: €200.00 from Girokonto to Sparbuch.',
  'Coming in:',
  '25 November 2026, Rente: €1,486.30.',
].join('\n')

/** What somebody types, and what stands in the answer; with a dash, what must not. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  ['what comes up next week?', [nextWeek]],
  ['what is due next week?', [nextWeek]],
  ['which payments come next week', [nextWeek]],
  ['was kommt nächste Woche?', [nextWeek]],
  [
    'what is coming up?',
    ['2 December 2026, Miete: €620.00.', 'Zum Sparbuch: €200.00', 'Rente: €1,486.30.'],
  ],
  ['what is due this week?', ['Nothing is due from 19 November 2026', '-Rente']],
  ['wie viel habe ich für Strom bezahlt?', ['You spent €51.00 on Electricity in November 2026']],
  [
    'can i afford a washing machine for 450 before the 25th?',
    [
      'Yes: €450.00 is there until 24 November 2026, and €1,263.88 would be left.',
      'What comes in after that day is not counted on.',
      '-1,486.30',
    ],
  ],
  [
    'can I afford 5000?',
    [
      'Only from savings: your cash, current accounts and cards leave €1,713.88 until ' +
        '24 November 2026, so €3,286.12 would be taken from savings.',
      '-Yes',
    ],
  ],
  ['can I afford 50000?', ['No: ', 'Your accounts do not hold that either.']],
  ['can I afford 1000?', ['Yes, from your accounts: they hold €8,213.88.']],
  ['Can I afford the car insurance', ['it takes €384.00.', '5 January 2027, Car insurance']],
  ['How many days until the rent', ['Miete comes next on 2 December 2026: €620.00. That is in 13']],
  ['Wie viele Tage bis zur Miete?', ['That is in 13 days.']],
  ['kann ich mir eine Waschmaschine für 450,- leisten?', ['€450.00 ']],
]

const worth = [
  ...['how much do I own?', 'what do I own?', 'what am I worth', 'wie viel besitze ich'],
  ...['combien est-ce que je possède', 'quanto tenho ao todo'],
]

function holds(answer: string, said: readonly string[]): void {
  for (const part of said) {
    if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
    else expect(answer).toContain(part)
  }
}

describe('a pensioner asks', () => {
  it.each(cases)('%s', async (question, said) => {
    const { answer, status } = await asked(question)
    expect(status).toBe('answered')
    holds(answer, said)
  })

  it.each(worth)('%s and is told the net worth', async (question) => {
    expect((await asked(question)).answer).toBe('Your net worth: €8,213.88 today.')
  })

  it('what they owe, which is nothing, and no net worth', async () => {
    holds((await asked('how much do I owe?')).answer, ['You owe nobody anything', '-net worth'])
  })

  it('and goes on with a price that is more than there is before that day', async () => {
    const before = 'can i afford a washing machine for 450 before the 25th?'
    const { answer } = await asked('and for 5000?', [before])
    holds(answer, ['Only from savings: ', 'so €3,286.12 would be taken from savings.', '-Yes'])
  })

  it('what can be spent before the next income, which is what the dashboard says', async () => {
    const { safe } = await readAhead(await lookOf(one, home.person.uid))
    const byAccounts = safe && 'accounts' in safe ? safe.accounts : null
    expect(byAccounts).toMatchObject({ left: 171_388, perDay: 28_564, until: '2026-11-24' })
    for (const question of [
      'what can I spend until the 25th?',
      'how much can I spend this week?',
    ]) {
      holds((await asked(question)).answer, [
        '€1,713.88 can be spent until 24 November 2026, €285.64 a day.',
        'By the month €58.04 a day is safe to spend.',
        '-1,486.30',
      ])
    }
  })

  it('of a day of every month, which is said not to be answered', async () => {
    const { answer, status } = await asked('what do I spend on the 1st of each month?')
    expect(status).toBe('cannot')
    holds(answer, ['the part “of each month”'])
  })

  it.each(['how much do I put every month?', 'how much do I set back every month?'])(
    '%s and is offered no question without its verb',
    async (question) => {
      expect((await asked(question)).proposals).toEqual([])
    },
  )

  it('and goes on in German', async () => {
    const { answer } = await asked('und im Oktober?', ['wie viel habe ich für Strom bezahlt?'])
    holds(answer, ['You spent €50.00 on Electricity in October 2026'])
  })
})
