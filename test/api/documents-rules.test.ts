import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { waysInAt } from '#test/support/ways-in.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'
const restaurants = '019b0000-0000-7000-8000-000000000111'

interface Listed {
  readonly documents: readonly Readonly<Record<string, unknown>>[]
  readonly next: string | null
}

const server = sharedServer()
let anna: TestCaller
const haveProven = ({ uid }: TestCaller) =>
  waysInAt(server).query('update identity.users set email_verified = true where id = $1', [uid])

beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
  await haveProven(anna)
})

describe('categories', () => {
  const category = (fields = {}) => ({ name: 'Garden', type: 'expense', ...fields })
  const add = async (fields = {}) => {
    const id = randomUUID()
    const answer = await anna.data('PUT', `categories/${id}`, category(fields))
    return { id, answer }
  }

  it('must exist, and be everyone’s or one’s own, to be used', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const { id } = await add()
    expect(await anna.create({ categoryId: id })).toBeTypeOf('string')
    for (const categoryId of [randomUUID(), id]) {
      const [refused] = await ben.push({
        name: 'expenses.create',
        args: { doc: newExpense({ categoryId }) },
      })
      expect(refused).toMatchObject({ ok: false, fields: { categoryId: expect.any(String) } })
    }
  })

  it('in use are not deleted, and say by how many', async () => {
    const { id } = await add()
    await add({ parentId: id })
    const used = [await anna.create({ categoryId: id }), await anna.create({ categoryId: id })]
    expect(await anna.data('DELETE', `categories/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'in-use', fields: { expenses: '2', categories: '1' } },
    })
    expect(await anna.data('GET', `categories/${id}`)).toMatchObject({ status: 200 })
    for (const expense of used) await anna.data('DELETE', `expenses/${expense}`)
  })

  it('have two levels and never a circle', async () => {
    const { id: top } = await add()
    const { id: below, answer } = await add({ parentId: top })
    expect(answer.status).toBe(200)
    const wrong = [
      await add({ parentId: below }).then((third) => third.answer),
      await add({ parentId: restaurants }).then((third) => third.answer),
      await anna.data('PATCH', `categories/${top}`, { parentId: below }),
      await anna.data('PATCH', `categories/${below}`, { parentId: below }),
    ]
    for (const refused of wrong) {
      expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
      expect(refused.body.fields).toHaveProperty('parentId')
    }
    const { answer: underGlobal } = await add({ parentId: groceries })
    expect(underGlobal.status).toBe(200)
  })

  it('of everyone are read by everyone and written by nobody here', async () => {
    const path = `/api/data/global_categories/${groceries}`
    expect((await anna.call('GET', path)).body).toMatchObject({ name: 'Groceries' })
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const body = method === 'DELETE' ? undefined : { name: 'Mine' }
      const refused = await anna.call(method, path, { body })
      expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    }
  })
})

describe('profiles', () => {
  it('are read and changed by their owner only', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const own = await anna.call('GET', `/api/data/users/${anna.uid}`)
    expect(own.body).toMatchObject({ id: anna.uid, name: 'Anna Berg' })
    const changed = await anna.call('PATCH', `/api/data/users/${anna.uid}`, {
      body: { currency: 'CHF' },
    })
    expect(changed.status).toBe(200)
    for (const method of ['GET', 'PATCH']) {
      const body = method === 'GET' ? undefined : { name: 'Somebody' }
      const foreign = await ben.call(method, `/api/data/users/${anna.uid}`, { body })
      expect(foreign).toMatchObject({ status: 403, body: { code: 'user-mismatch' } })
    }
    const [pushed] = await ben.push({
      name: 'users.update',
      args: { id: anna.uid, patch: { name: 'Somebody' } },
    })
    expect(pushed).toMatchObject({ ok: false, code: 'user-mismatch' })
    const deleted = await anna.call('DELETE', `/api/data/users/${anna.uid}`)
    expect(deleted).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  })

  it('are found by a whole email, with a name and a face by who shares a group', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    await haveProven(ben)
    const email = encodeURIComponent(ben.session.user.email?.toUpperCase() ?? '')
    const find = (person: TestCaller) =>
      person.call<Listed>('GET', `/api/data/users?email=${email}`)
    expect((await find(anna)).body).toEqual({ documents: [{ id: ben.uid }], next: null })
    const known = { documents: [{ id: ben.uid, name: 'Ben', avatar: expect.any(String) }] }
    expect((await find(ben)).body).toMatchObject(known)
    const group = await TestGroup.make(anna)
    await group.join(ben)
    expect((await find(anna)).body).toMatchObject(known)
    await sendWell(anna, 'groups.removeMember', { groupId: group.id, memberId: group.of('Ben') })
    expect((await find(anna)).body).toEqual({ documents: [{ id: ben.uid }], next: null })
    for (const query of ['email=example.org', 'email=%25', 'phone=%2B4912345']) {
      const nobody = await anna.call<Listed>('GET', `/api/data/users?${query}`)
      expect(nobody.body.documents).toEqual([])
    }
  })

  it.each(['', '?email=', '?email=%00aaa', '?name=Ben', '?email=a&phone=b', '?email=a&email=b'])(
    'are not listed by %s',
    async (query) => {
      const answer = await anna.call('GET', `/api/data/users${query}`)
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    },
  )

  it('cannot be looked up many times a minute, nor many times a day', async () => {
    const curious = await TestCaller.signUp(server.url)
    await haveProven(curious)
    const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 })
    const statuses: number[] = []
    for (let n = 0; n < 72; n++) {
      // The eleventh of a minute is refused; then the next minute comes.
      if (n % 12 === 11) {
        const minute = `users:lookup:minute:${curious.uid}`
        await pool.query('delete from rate_limits where bucket = $1', [minute])
      }
      const address = `/api/data/users?email=${n}@example.org`
      statuses.push((await curious.call('GET', address)).status)
    }
    await pool.end()
    expect(statuses.slice(0, 11)).toEqual([...Array<number>(10).fill(200), 429])
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
  })
})
