import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { readForecast } from '#server/analytics/forecast.ts'
import { readForeseen } from '#server/analytics/foreseen.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { newAccount } from '../support/accounts-fixture.ts'
import { eatingOut, groceries, Household, rent } from '../support/advice-fixture.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addLoan } from '../support/loans-fixture.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-18T12:00:00.000Z')
  await furnish()
})
afterAll(() => one.close())

/** 1,100.00 over twelve months at 5.4 %. */
const instalment = 9437
const online = '019b0000-0000-7000-8000-000000000134'
const clothes = '019b0000-0000-7000-8000-000000000170'

/** Eight months from a bank, an account that holds something, and a loan. */
async function furnish(): Promise<void> {
  const last = (date: string) => date <= '2026-11-17'
  await home.run('accounts.create', {
    doc: newAccount({ openingOn: '2026-11-18', openingBalance: 247_570 }),
  })
  const months = ['04', '05', '06', '07', '08', '09', '10', '11']
  const monthly = (description: string, amount: number, day: string, more = {}) =>
    months
      .map((month) => ({ description, amount, date: `2026-${month}-${day}`, ...more }))
      .filter(({ date }) => last(date))
  await home.add('incomes', monthly('Backhaus Nord salary', 195_000, '27'))
  await home.add('expenses', [
    ...monthly('Rent', 68_000, '01', { categoryId: rent }),
    ...monthly('Congstar mobile', 999, '08', { categoryId: online }),
    ...monthly('NetCologne internet', 2999, '05', { categoryId: online }),
    ...monthly('Pizzeria Roma', 2110, '09', { categoryId: eatingOut }),
    ...['04', '13', '22'].flatMap((day) => monthly('Lidl', 3480, day, { categoryId: groceries })),
  ])
  const refunded = async (name: string, amount: number, date: string, back: [number, string]) => {
    const refundOf = await home.spend(name, amount, date, { categoryId: clothes })
    const [cost, on] = back
    await home.spend(`${name} refund`, cost, on, { categoryId: clothes, refundOf, merchant: name })
  }
  await refunded('Zalando', 8990, '2026-06-18', [3995, '2026-06-29'])
  await refunded('Amazon', 4100, '2026-08-10', [1150, '2026-08-17'])
  await home.spend('Amazon', 1981, '2026-10-10', { categoryId: clothes })
  await addLoan(one, home.person, {
    ...{ name: 'Bike loan', principal: 110_000, annualRateBps: 540, termPeriods: 12 },
    ...{ startOn: '2026-11-01', firstPaymentOn: '2026-12-01' },
  })
}

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

type Said = readonly (RegExp | string)[]

function holds(answer: string, said: Said): void {
  for (const part of said) {
    if (typeof part !== 'string') expect(answer).toMatch(part)
    else if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
    else expect(answer).toContain(part)
  }
}

/** What is typed, and what has to stand in the answer; with a dash, what must not. */
const cases: readonly (readonly [string, Said])[] = [
  ...[
    'how much did zalando cost me after refund',
    'how much did zalando cost me after the refunds?',
    'how much did I pay at zalando minus refunds',
    'zalando net of refunds',
    'zalando less the refund',
    'zalando including refunds',
    'wie viel hat mich Zalando nach der Erstattung gekostet?',
  ].map((typed): readonly [string, Said] => [
    typed,
    [/^You spent €49\.95 at Zalando/, 'It was €89.90 before €39.95 came back'],
  ]),
  [
    'how much did I spend on amazon without refunds',
    [/^You paid €60\.81 at Amazon .* before refunds, in 2 entries\./, 'You spent €49.31'],
  ],
  ['how much did I spend after refunds in august', [/^You spent €874\.98 in August/]],
]

/** What accounts hold counts the same now and later. */
const held: readonly (readonly [string, Said])[] = [
  ...['can I afford 1500 now', 'can I afford 1500 in december'].map((typed): [string, Said] => [
    typed,
    [/^Yes, from your accounts: they hold €2,475\.70\. €1,500\.00 is .* more than is free/],
  ]),
  [
    'can I afford a 1500 euro holiday in january',
    [/^Yes, from your accounts: they hold €2,475\.70\./, '-is not counted in'],
  ],
  [
    'can I afford 500 in december',
    [/^Yes, from your accounts: .* fits into December 2026 if as much comes in as in/],
  ],
  ...['can I afford 9000 now', 'can I afford 9000 in december'].map((typed): [string, Said] => [
    typed,
    [/^No: /, 'Your accounts do not hold that either.', '-is not counted in'],
  ]),
]

/** What is left over is what loans leave, as on the page of Analytics. */
const ahead: readonly (readonly [string, Said])[] = [
  [
    'will I run out of money this month',
    [
      /^No, by the forecast: on 30 November 2026 your accounts would hold ≈\s?€4,390\.90\./,
      '-on loans',
    ],
  ],
  [
    'will I run out of money by the end of january',
    [/^No, by the forecast: on 31 January 2027/, /and (?:≈\s?)?€188\.\d\d is due on loans/],
  ],
]

/** What other languages ask of rows that are there. */
const tongues: readonly (readonly [string, Said])[] = [
  ['quelle est ma plus grosse dépense en août', ['€680.00', 'August']],
  ['was habe ich im Juli am meisten ausgegeben', [/^Of €845\.48 in July 2026 most went to/]],
  ['wann muss ich miete zahlen', ['Rent', '1 December 2026']],
  ['Wieviel kostet mein Handy im Monat', ['on Internet and phone', '€39.98']],
  ['combien je paye pour internet', ['on Internet and phone', '€39.98']],
  ['quando pago a renda', ['Rent', '1 December 2026']],
  ['Où part mon argent ?', ['most went to']],
  ['wo gebe ich am meisten Geld aus', ['Rent']],
  ['onde gasto mais dinheiro', ['Rent']],
  ['quando vem o meu salário', ['Nothing is planned for Salary', '-know nothing']],
]

describe('who has eight months of entries asks', () => {
  it.each([...cases, ...held, ...ahead, ...tongues])('%s', async (question, said) => {
    const { answer, status } = await asked(question)
    expect([status, answer]).toEqual(['answered', answer])
    holds(answer, said)
  })

  it('and Analytics takes the same instalments off what is left over', async () => {
    const look = await lookOf(one, home.person.uid)
    const { days } = await readForecast(look)
    const end = days.at(-1)
    expect(end?.due).toBe(3 * instalment)
    expect(end?.net.middle).toBe(
      (end?.income.middle ?? 0) - (end?.spending.middle ?? 0) - 3 * instalment,
    )
    const made = await readForeseen(look, { kind: 'expense', day: end?.day ?? '' })
    expect(made?.due).toBe(end?.due)
  })
})
