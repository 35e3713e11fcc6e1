import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/shared-server.ts'

const server = sharedServer()

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' })

describe('pages', () => {
  it('that are not there say so, readable without script', async () => {
    const answer = await get('/nothing')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain('There is nothing at this address')
  })

  it.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json'])(
    'outside the built folder are not served: %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
    },
  )

  it('take their style from a file the policy allows', async () => {
    const answer = await get('/plain.css')
    expect(answer.headers.get('content-type')).toContain('text/css')
  })
})
