import { describe, expect, it } from 'vitest'
import { deadLinks, rowNames, section, sharedNumbers } from './documents.ts'
import {
  hostileOverRegistry,
  unexplained,
  unpinned,
  withoutApiTest,
  withoutHandler,
  withoutPage,
  withoutStory,
  withoutTable,
} from './presence.ts'

const at = (path: string, text = '') => ({ path, text })

describe('what is open is looked for', () => {
  it('finds a screen without a page', () => {
    const pages = at(
      'src/web/pages.ts',
      "export const pages = {\n  login: a,\n  'ai-advice': b,\n}",
    )
    expect(withoutPage(['login', 'ai-advice', 'loans', 'log'], [pages])).toEqual(['loans', 'log'])
    expect(withoutPage(['login'], [])).toEqual(['login'])
  })

  it('finds a screen without a story', () => {
    const tree = [at('test/e2e/login/enter.e2e.ts'), at('test/e2e/loans/words.ts')]
    expect(withoutStory(['login', 'loans'], tree)).toEqual(['loans'])
  })

  it('finds a call without a handler or a test', () => {
    const login = { name: 'auth.login', path: '/api/auth/login' }
    const session = { name: 'auth.session', path: '/api/auth/session' }
    const read = { name: 'data.read', path: '/api/data/*' }
    const all = [login, session, read]
    const handlers = [
      at('src/server/api/auth/auth.ts', "on(calls['auth.login']); on('/api/auth/session-list')"),
      at('src/server/api/data.ts', "app.get('/api/data/:path{.+}', read)"),
    ]
    expect(withoutHandler(all, handlers)).toEqual(['auth.session'])
    expect(withoutApiTest(all, handlers)).toEqual(['auth.login', 'auth.session', 'data.read'])
    const tests = [at('test/api/auth.test.ts', 'get(`/api/auth/session`)')]
    expect(withoutApiTest(all, tests)).toEqual(['auth.login', 'data.read'])
  })

  it('finds a collection without a table', () => {
    const migration = at(
      'src/server/db/migrations/0001_loans.sql',
      'create table loans (\n  id uuid\n)',
    )
    expect(withoutTable(['loans', 'loan'], [migration])).toEqual(['loan'])
  })

  it('finds that the hostile cases do not run over the registry', () => {
    const cases = "'not-signed-in', 'user-mismatch', 'invalid-input'"
    const found = (text: string) => hostileOverRegistry([at('test/api/hostile.test.ts', text)])
    expect(found(`it.each(openCollectionNames); ${cases}`)).toBe(true)
    expect(found('it.each(openCollectionNames)')).toBe(false)
    expect(found(`it.each(['expenses']); ${cases}`)).toBe(false)
  })
})

describe('dependencies are looked at', () => {
  it('finds one without a reason, and a reason without one', () => {
    const pack = {
      dependencies: { hono: '4.0.0', pg: '8.0.0' },
      optionalDependencies: { 'a-x': '1' },
    }
    expect(unexplained(pack, ['hono', 'a-*', 'left'])).toEqual(['pg', 'left'])
    expect(unexplained(pack, ['hono', 'pg', 'a-x'])).toEqual([])
  })

  it('finds one that is not pinned', () => {
    const pack = { dependencies: { hono: '^4.0.0', pg: '8.0.0' }, devDependencies: { knip: '*' } }
    expect(unpinned(pack)).toEqual(['hono', 'knip'])
  })
})

describe('documents are looked at', () => {
  it('finds a link that leads nowhere', () => {
    const page = at('docs/a.md', '[a](b.md) [b](../README.md#top) [c](https://example.org) [d](#e)')
    expect(deadLinks(page, (path) => path === 'README.md')).toEqual(['docs/b.md'])
  })

  it('two with one number are found, in one folder only', () => {
    const paths = ['a/0001-x.md', 'a/0001-y.md', 'b/0001_z.sql', 'a/readme.md', 'b/readme.md']
    expect(sharedNumbers(paths)).toEqual(['a/0001-x.md', 'a/0001-y.md'])
  })

  it('reads only the section asked for', () => {
    const text = '# A\n## One\n| `a`, `b` | x |\n## Two\n| `c` | x |\n'
    expect(rowNames(section(text, 'One'))).toEqual(['a', 'b'])
  })
})
