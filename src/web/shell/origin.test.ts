import { describe, expect, it } from 'vitest'
import { adminArea, destinationOf, entranceFrom, isErrand } from './origin.ts'

const back = (from: string) => destinationOf(`?${new URLSearchParams({ from })}`)

describe('the remembered origin', () => {
  it('comes back with its query', () => {
    const place = { pathname: '/mcapp/expenses', search: '?add=1&note=a%26b' }
    const entrance = entranceFrom('/mcapp/login', place)
    expect(destinationOf(new URL(entrance, 'https://x.test').search)).toBe(
      '/mcapp/expenses?add=1&note=a%26b',
    )
  })

  it('is left out for the front door', () => {
    expect(entranceFrom('/mcapp/login', { pathname: '/mcapp', search: '' })).toBe('/mcapp/login')
  })

  it.each([
    '//evil.test/mcapp/expenses',
    '/\\evil.test/mcapp/expenses',
    'https://evil.test/mcapp/expenses',
    'javascript:alert(1)',
    '/mcapp/../admin/users',
    '/mcappendix/x',
    '/mcapp/login',
    '/mcapp/signup?from=/mcapp/signup',
    'http://[',
    '',
  ])('is refused when it is %j', (from) => {
    expect(back(from)).toBe('/mcapp/dashboard')
  })
})

it.each([
  ['?reset=abc', true],
  ['?verify=abc', true],
  ['?from=%2Fmcapp%2Fexpenses', false],
  ['', false],
])('an entrance with %j brings a link from a mail: %s', (search, isOne) => {
  expect(isErrand(search)).toBe(isOne)
})

describe('the admin area', () => {
  it('remembers its own places only', () => {
    const back = (from: string) => destinationOf(`?${new URLSearchParams({ from })}`, adminArea)
    expect(back('/admin/dashboard?x=1')).toBe('/admin/dashboard?x=1')
    const others = ['/mcapp/expenses', '/admin/login', '//evil.example/admin/x', '/adminx', '']
    for (const other of others) expect(back(other)).toBe('/admin/dashboard')
    expect(destinationOf('?from=/admin/dashboard')).not.toContain('/admin')
  })

  it('has no place to remember for its root', () => {
    expect(entranceFrom('/admin/login', { pathname: '/admin', search: '' })).toBe('/admin/login')
  })
})
