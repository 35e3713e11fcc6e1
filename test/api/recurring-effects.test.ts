import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addDays, addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { TestCaller } from '../support/caller.ts'
import { type Book, bookOf, foreseen, withoutInstants } from '../support/foreseen.ts'
import { newTemplate } from '../support/recurring-fixture.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = sharedServer()

/** Only the server knows when the next one comes. */
function known(book: Book) {
  const { expense_templates: templates = {}, ...rest } = withoutInstants(book)
  const said = Object.entries(templates).map(([id, { nextOn: _n, ...row }]) => [id, row])
  return { ...rest, expense_templates: Object.fromEntries(said) }
}

it('shows on the device what the server will have done', async () => {
  const anna = await TestCaller.signUp(server.url)
  const today = new Date().toISOString().slice(0, 10)
  const next = (months: number) => `${addMonths(monthOf(today), months)}-01`
  const doc = newTemplate({ startOn: next(1), merchant: 'Landlord', monthDays: [1] })
  const { id } = doc
  const [made] = await anna.push({ name: 'expense_templates.create', args: { doc } })
  expect(made?.ok).toBe(true)
  const [entryId, newId] = [randomUUID(), randomUUID()]
  const first = { id, dueOn: next(1) }
  const steps = [
    ['postNow', { ...first, entryId, date: today, amount: 4711 }],
    ['skip', { id, dueOn: next(2) }],
    ['undoSkip', { id, dueOn: next(2) }],
    ['changeFrom', { id, from: next(3), patch: { description: 'Dearer' }, newId }],
    ['undoChangeFrom', { id, newId, endOn: null }],
  ] as const
  for (const [verb, args] of steps) {
    const command = { name: `expense_templates.${verb}`, args }
    const shown = foreseen(await bookOf(anna), anna.uid, command)
    const [result] = await anna.push(command)
    expect(result, verb).toMatchObject({ ok: true })
    expect(known(shown), verb).toEqual(known(await bookOf(anna)))
  }
  const undo = { name: 'expense_templates.undoPost', args: first }
  const shown = foreseen(await bookOf(anna), anna.uid, undo)
  expect(shown.get('expenses')?.size).toBe(0)
  expect((await anna.push(undo))[0]?.ok).toBe(true)
  const after = await bookOf(anna)
  expect(after.get('expenses')?.size).toBe(0)
  expect(after.get('expense_templates')?.get(id)).toMatchObject({
    nextOn: next(1),
    lastPostedOn: null,
    endOn: null,
  })
  expect(addDays(next(1), -1) >= today).toBe(true)
})
