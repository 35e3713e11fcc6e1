import { describe, expect, it } from 'vitest'
import { appCallShapes } from './app-call-shapes.ts'
import { authCallShapes } from './auth-call-shapes.ts'
import { bookCallShapes } from './book-call-shapes.ts'
import { addressOf, type CallShapes, isOfBook, isOfEntrance } from './call-address.ts'
import { everyCall } from './every-call.ts'
import { serviceCalls } from './service-calls.ts'
import { staffCallShapes } from './staff-call-shapes.ts'

const isCalled = (name: string) =>
  !Object.hasOwn(serviceCalls, name) && !/^groups\.(?!preview$)/.test(name)
const called = Object.entries(everyCall).filter(([name]) => isCalled(name))

const shapesFor = (name: string): CallShapes => {
  if (isOfEntrance(name)) return authCallShapes
  if (isOfBook(name)) return bookCallShapes
  return name.startsWith('admin.') ? staffCallShapes : appCallShapes
}

describe('the addresses of calls', () => {
  it.each(called)('%s is where the contract says', (name, { method, path }) => {
    expect(addressOf(shapesFor(name), name)).toEqual({ method, path })
  })

  it('are plain data that survives being written out', () => {
    for (const shapes of [appCallShapes, bookCallShapes, authCallShapes, staffCallShapes]) {
      expect(JSON.parse(JSON.stringify(shapes))).toEqual(shapes)
    }
  })

  it('of the entrance are all it has to know', () => {
    const read = {
      'auth.session': 'GET',
      'auth.captcha': 'GET',
      'auth.sso.offer': 'GET',
      'admin.auth': 'GET',
    }
    expect(authCallShapes).toEqual(read)
  })
})
