import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'

const server = sharedServer()
let anna: TestCaller
let ben: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
  ben = await TestCaller.signUp(server.url, 'Ben')
})

describe('what there is once per user', () => {
  it('is refused by name the second time', async () => {
    const style = { categoryId: groceries, hidden: true }
    const first = randomUUID()
    expect(await anna.data('PUT', `category_styles/${first}`, style)).toMatchObject({ status: 200 })
    expect(await anna.data('PUT', `category_styles/${first}`, style)).toMatchObject({ status: 200 })
    expect(await anna.data('PUT', `category_styles/${randomUUID()}`, style)).toMatchObject({
      status: 409,
      body: { code: 'already-exists', fields: { categoryId: expect.any(String) } },
    })
    expect(await ben.data('PUT', `category_styles/${randomUUID()}`, style)).toMatchObject({
      status: 200,
    })
  })

  it('is a style of a global category, not of one’s own', async () => {
    const own = randomUUID()
    await anna.data('PUT', `categories/${own}`, { name: 'Garden', type: 'expense' })
    const refused = await anna.data('PUT', `category_styles/${randomUUID()}`, { categoryId: own })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { categoryId: expect.any(String) } },
    })
  })
})
