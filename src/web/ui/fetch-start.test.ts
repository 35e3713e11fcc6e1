import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { storageKeys } from '#contract/storage.ts'

const script = readFileSync(new URL('./fetch-start.js', import.meta.url), 'utf8')
const first = {
  tokenKey: storageKeys.token,
  wayKey: storageKeys.way,
  languageKey: storageKeys.language,
  languages: { de: 'de-01234567' },
  script: 'assets/app.js',
  frame: ['assets/frame.js'],
  pages: { '/mcapp/expenses': ['assets/expenses.js'] },
  entrance: {
    path: '/mcapp/login',
    files: ['assets/login.js'],
    email: ['assets/email.js'],
    picture: 'login-phone',
  },
  signup: '/mcapp/signup',
}

interface Visit {
  readonly search?: string
  readonly hash?: string
  readonly getItem?: (key: string) => string | null
}

/** What is asked for beside the app itself, which the page asks for, and which picture is shown. */
function visit(pathname: string, { search = '', hash = '', getItem = () => null }: Visit = {}) {
  const links: { rel: string; href: string; crossOrigin: string }[] = []
  const heard = new Map<string, () => void>()
  const classes = new Set<string>()
  let shown: string | null = 'login-phone'
  const root = {
    replaceChildren: (picture: string | null = null) => {
      shown = picture
    },
  }
  const document = {
    hidden: false,
    documentElement: {
      lang: 'en',
      classList: {
        add: (name: string) => classes.add(name),
        remove: (name: string) => classes.delete(name),
      },
    },
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
    getElementById: (id: string) => {
      if (id === 'root') return root
      const name = id.replace('first-', '')
      return ['login-email', 'entrance', 'app'].includes(name) ? { content: name } : null
    },
  }
  runInNewContext(script, {
    ...{ first, document, URLSearchParams },
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    requestAnimationFrame: () => 0,
    location: { pathname, search, hash },
    localStorage: { getItem },
  })
  expect(classes.has('arriving')).toBe(true)
  heard.get('DOMContentLoaded')?.()
  expect(classes.has('arriving')).toBe(false)
  expect(links.every(({ rel, crossOrigin }) => rel === 'modulepreload' && crossOrigin === '')).toBe(
    true,
  )
  const { lang } = document.documentElement
  return { files: links.map(({ href }) => href), shown, ...(lang !== 'en' && { lang }) }
}

const knows = (kept: Record<string, string>) => ({ getItem: (key: string) => kept[key] ?? null })
const signedIn = knows({ [storageKeys.token]: 'a token' })
const byEmail = knows({ [storageKeys.way]: 'email' })

it('asks for the files of the language of this device, and shows no English picture', () => {
  const visited = visit('/mcapp/login', knows({ [storageKeys.language]: 'de' }))
  expect(visited).toEqual({ files: ['/de-01234567/login.js'], shown: null, lang: 'de' })
  for (const unknown of ['xx', 'toString']) {
    const other = visit('/mcapp/login', knows({ [storageKeys.language]: unknown }))
    expect(other).toEqual({ files: ['/assets/login.js'], shown: 'login-phone' })
  }
})

it('shows the frame and fetches the page of somebody who is logged in', () => {
  expect(visit('/mcapp/expenses', signedIn)).toEqual({
    files: ['/assets/frame.js', '/assets/expenses.js'],
    shown: 'app',
  })
  expect(visit('/mcapp/groups/7', signedIn)).toEqual({ files: ['/assets/frame.js'], shown: 'app' })
})

it('shows the entrance to a visitor, who is led there from wherever they wanted to go', () => {
  const entrance = { files: ['/assets/login.js'], shown: 'login-phone' }
  expect(visit('/mcapp/login')).toEqual(entrance)
  expect(visit('/mcapp/expenses')).toEqual(entrance)
})

it('shows the way in that the address says, or by which somebody came last', () => {
  const entrance = { files: ['/assets/login.js', '/assets/email.js'], shown: 'login-email' }
  expect(visit('/mcapp/login', { search: '?way=email' })).toEqual(entrance)
  expect(visit('/mcapp/login', byEmail)).toEqual(entrance)
  expect(visit('/mcapp/login', { ...byEmail, search: '?way=phone' }).shown).toBe('login-phone')
})

it('shows no form where another may be asked for, and none to who is in', () => {
  expect(visit('/mcapp/login', { hash: '#reset=abc' }).shown).toBe('entrance')
  expect(visit('/mcapp/login', { search: '?forgot=1' }).shown).toBe('entrance')
  expect(visit('/mcapp/login', { search: '?demo=1' }).shown).toBe('entrance')
  expect(visit('/mcapp/signup').shown).toBe('entrance')
  expect(visit('/mcapp/login', signedIn)).toEqual({ files: [], shown: 'entrance' })
})

it('shows the staff nothing of the app', () => {
  expect(visit('/admin/users')).toEqual({ files: [], shown: null })
})

it('takes everybody for a stranger where storage is switched off', () => {
  const refuse = () => {
    throw new Error('Storage is switched off.')
  }
  expect(visit('/mcapp/expenses', { getItem: refuse }).shown).toBe('login-phone')
})
