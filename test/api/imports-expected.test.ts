import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, entriesOf, must, postAt, templateOf } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine()
  one.moveTo('2026-03-31T10:00:00.000Z')
  anna = await newPerson(one)
})
afterAll(() => one.close())

const say = (name: string, args: Readonly<Record<string, unknown>>) => must(one, anna, name, args)

/** As the app does with a row of a statement that it takes for what is expected. */
async function importedFor(id: string, dueOn: string, verb: 'confirm' | 'postNow') {
  const [importId, entryId] = [randomUUID(), randomUUID()]
  const said = { bankId: `B-${dueOn}` }
  const changed = [{ table: 'expenses', id: entryId, was: {}, is: said }]
  await say('imports.create', { doc: { id: importId, fileName: 'a.csv', format: 'csv', changed } })
  const made = { id, dueOn, entryId, date: dueOn, amount: 90_000 }
  await say(`expense_templates.${verb}`, made)
  await say('expenses.update', { id: entryId, patch: said })
  return { importId, entryId }
}

it('waits, or is to come, again when the import that posted it is taken back', async () => {
  const id = await addTemplate(one, anna, { autoPost: false })
  await postAt(one, '2026-04-02T08:00:00Z')
  const before = await templateOf(one, id)
  expect(before).toMatchObject({ waitingOn: ['2026-04-01'], nextOn: '2026-05-01' })
  const waited = await importedFor(id, '2026-04-01', 'confirm')
  const early = await importedFor(id, '2026-05-01', 'postNow')
  expect(await templateOf(one, id)).toMatchObject({ waitingOn: [], nextOn: '2026-06-01' })
  await say('imports.undo', { id: early.importId })
  expect(await templateOf(one, id)).toMatchObject({ waitingOn: [], nextOn: '2026-05-01' })
  await say('imports.undo', { id: waited.importId })
  expect(await templateOf(one, id)).toEqual(before)
  expect(await entriesOf(one, anna)).toEqual([])
})

it('stays where it was said to be another booking since, or was taken back by hand', async () => {
  const id = await addTemplate(one, anna, { autoPost: false, startOn: '2026-04-20' })
  const kept = await importedFor(id, '2026-04-20', 'postNow')
  await say('expenses.update', { id: kept.entryId, patch: { bankId: 'another' } })
  await say('imports.undo', { id: kept.importId })
  expect(await entriesOf(one, anna)).toMatchObject([{ id: kept.entryId }])
  const gone = await importedFor(id, '2026-05-20', 'postNow')
  await say('expense_templates.undoPost', { id, dueOn: '2026-05-20' })
  await say('imports.undo', { id: gone.importId })
  expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-05-20' })
})
