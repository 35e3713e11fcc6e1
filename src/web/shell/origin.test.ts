import { describe, expect, it } from 'vitest'
import { errandOf } from '#web/entrance/link-errand.ts'
import { adminArea, destinationOf, entranceFrom } from './origin.ts'

const back = (from: string) => destinationOf(`?${new URLSearchParams({ from })}`)

describe('the remembered origin', () => {
  it('comes back with its query and its part of the page', () => {
    const place = { pathname: '/mcapp/analytics', search: '?add=1&note=a%26b', hash: '#forecast' }
    const entrance = entranceFrom('/mcapp/login', place)
    expect(destinationOf(new URL(entrance, 'https://x.test').search)).toBe(
      '/mcapp/analytics?add=1&note=a%26b#forecast',
    )
  })

  it('keeps what opens a group out of the query', () => {
    const place = { pathname: '/mcapp/groups', search: '', hash: '#join=secret' }
    expect(entranceFrom('/mcapp/login', place)).toBe('/mcapp/login?from=%2Fmcapp%2Fgroups')
    const link = { pathname: '/mcapp/groups', search: '', hash: '#reset=secret' }
    expect(entranceFrom('/mcapp/login', link)).toBe('/mcapp/login?from=%2Fmcapp%2Fgroups')
  })

  it('is left out for the front door', () => {
    expect(entranceFrom('/mcapp/login', { pathname: '/mcapp', search: '', hash: '' })).toBe(
      '/mcapp/login',
    )
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
  ['#reset=abc', { name: 'reset', token: 'abc' }],
  ['#verify=abc', { name: 'verify', token: 'abc' }],
  ['#not-me=abc', { name: 'not-me', token: 'abc' }],
  ['#forecast', null],
  ['', null],
])('an entrance with %j brings this from a mail: %j', (hash, errand) => {
  expect(errandOf(hash)).toEqual(errand)
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
    expect(entranceFrom('/admin/login', { pathname: '/admin', search: '', hash: '' })).toBe(
      '/admin/login',
    )
  })
})
