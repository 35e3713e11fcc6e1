import { expenseTemplates, incomeTemplates } from '#contract/entities/templates.ts'
import { addDays, addMonths, type Day, monthOf } from '#domain/calendar.ts'
import { runCommand } from '../documents/run-command.ts'
import type { Engine } from '../engine.ts'
import { Chance } from '../seed/chance.ts'
import { globalCategory } from '../seed/global-category.ts'
import { bills, friends, repeated } from './shared-life.data.ts'

type Parts = Pick<Engine, 'database' | 'clock' | 'log'>

interface Person {
  readonly uid: string
  readonly currency: string
  readonly today: Day
}

/** By the same commands as a member's own device, so that every rule holds here too. */
async function run(parts: Parts, uid: string, name: string, args: Record<string, unknown>) {
  const answer = await runCommand(parts, { uid, sessionId: '' }, { key: null, name, args })
  if (!('revs' in answer.result)) throw new Error(`The demo could not run ${name}.`)
}

/** A weekend with friends, partly settled, and what repeats from next month on. */
export async function addSharedLife(parts: Parts, person: Person): Promise<void> {
  await addGroup(parts, person)
  await addTemplates(parts, person)
}

async function addGroup(parts: Parts, { uid, currency, today }: Person): Promise<void> {
  const chance = new Chance(`${uid} group`)
  const at = parts.clock.now().getTime()
  const groupId = chance.id(at)
  const others = friends.map((name) => ({ memberId: chance.id(at), name }))
  const me = chance.id(at)
  const memberIds = [me, ...others.map(({ memberId }) => memberId)]
  await run(parts, uid, 'groups.create', {
    doc: { id: groupId, name: 'Weekend in Lisbon', kind: 'trip', currency },
    memberId: me,
    placeholders: others,
  })
  const docs = bills.map(({ description, category, amount, payer, daysAgo }) => ({
    id: chance.id(at),
    description,
    amount,
    currency,
    date: addDays(today, -daysAgo),
    categoryId: globalCategory(category),
    payers: [{ memberId: memberIds[payer], amount }],
    split: { mode: 'equal', memberIds },
  }))
  await run(parts, uid, 'group_expenses.createMany', { groupId, docs })
  const paid = { amount: 2500, currency, date: addDays(today, -2), method: 'mobile', note: null }
  const settled = { id: chance.id(at), from: others[1]?.memberId, to: me, ...paid }
  await run(parts, uid, 'settlements.claim', { groupId, doc: settled })
}

/** Nothing of it is due yet: what was before is in the book already. */
async function addTemplates(parts: Parts, { uid, currency, today }: Person): Promise<void> {
  const chance = new Chance(`${uid} templates`)
  const next = addMonths(monthOf(today), 1)
  const at = parts.clock.now().getTime()
  for (const { kind, category, day, ...entry } of repeated) {
    const startOn = `${next}-${String(day).padStart(2, '0')}`
    const { defaults } = kind === 'income' ? incomeTemplates : expenseTemplates
    await run(parts, uid, `${kind}_templates.create`, {
      doc: {
        ...defaults,
        ...entry,
        id: chance.id(at),
        currency,
        categoryId: globalCategory(category),
        frequency: 'monthly',
        startOn,
      },
    })
  }
}
