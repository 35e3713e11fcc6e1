import { describe, expect, it } from 'vitest'
import { parsePath } from './path.ts'

describe('a path', () => {
  it('with an even number of parts is a document, with an odd one a collection', () => {
    const document = parsePath('users/anna/expenses/1')
    expect(document).toMatchObject({ id: '1', parts: { uid: 'anna' } })
    expect(document.documents.name).toBe('expenses')
    const collection = parsePath('users/anna/expenses')
    expect(collection).toMatchObject({ id: null, parts: { uid: 'anna' } })
    expect(parsePath('users/anna')).toMatchObject({ id: 'anna', parts: {} })
    expect(parsePath('global_categories').documents.name).toBe('global_categories')
  })

  it.each(['things', 'users/anna/things', 'expenses', 'users/anna/expenses/1/lines', 'toString'])(
    'to nowhere is not found: %s',
    (path) => {
      expect(() => parsePath(path)).toThrow(expect.objectContaining({ code: 'not-found' }))
    },
  )

  it.each([
    '',
    '/',
    '/users',
    'users/',
    'users//expenses',
    'users/../admins',
    'users/.',
    'users/%2e%2e',
    'users/a b',
    'users/a;b',
    'users/a?b',
    'users/ä',
    'users/a\0',
    `users/${'a'.repeat(65)}`,
    'a/b/c/d/e/f/g/h/i',
  ])('of tricks is refused: %j', (path) => {
    expect(() => parsePath(path)).toThrow(expect.objectContaining({ code: 'malformed-request' }))
  })
})
