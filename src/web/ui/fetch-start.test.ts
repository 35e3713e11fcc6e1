import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { storageKeys } from '#contract/storage.ts'

const script = readFileSync(new URL('./fetch-start.js', import.meta.url), 'utf8')
const firstFetch = {
  tokenKey: storageKeys.token,
  frame: ['assets/frame.js'],
  pages: { '/mcapp/expenses': ['assets/expenses.js'] },
  entrance: { path: '/mcapp/login', files: ['assets/login.js'] },
}

function fetchedAt(pathname: string, getItem: (key: string) => string | null): string[] {
  const links: { rel: string; href: string; crossOrigin: string }[] = []
  const document = {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  }
  runInNewContext(script, {
    firstFetch,
    document,
    location: { pathname },
    localStorage: { getItem },
  })
  expect(links.every(({ rel, crossOrigin }) => rel === 'modulepreload' && crossOrigin === '')).toBe(
    true,
  )
  return links.map(({ href }) => href)
}

const signedIn = (key: string) => (key === storageKeys.token ? 'a token' : null)

it('fetches the frame and the page of somebody who is logged in', () => {
  expect(fetchedAt('/mcapp/expenses', signedIn)).toEqual([
    '/assets/frame.js',
    '/assets/expenses.js',
  ])
})

it('fetches the entrance for a visitor, who is led there from wherever they wanted to go', () => {
  expect(fetchedAt('/mcapp/login', () => null)).toEqual(['/assets/login.js'])
  expect(fetchedAt('/mcapp/expenses', () => null)).toEqual(['/assets/login.js'])
})

it('fetches nothing at another address, for who is logged in already, or without storage', () => {
  expect(fetchedAt('/admin/users', () => null)).toEqual([])
  expect(fetchedAt('/mcapp/login', signedIn)).toEqual([])
  const refuse = () => {
    throw new Error('Storage is switched off.')
  }
  expect(fetchedAt('/mcapp/expenses', refuse)).toEqual([])
})
