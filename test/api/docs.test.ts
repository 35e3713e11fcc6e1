import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = sharedServer()

describe('the description of the calls', () => {
  it('names every open call, and no other', async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`)
    const { openapi, paths } = await answer.json()
    expect(openapi).toBe('3.1.0')
    for (const { path, method, isOpen } of Object.values(calls)) {
      const described = paths[path]?.[method.toLowerCase()]
      expect([path, described !== undefined]).toEqual([path, isOpen])
    }
  })

  it('gives the shape of what to send', async () => {
    const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
    const { schema } = paths['/api/auth/login'].post.requestBody.content['application/json']
    expect(schema.required.sort()).toEqual(['email', 'password'])
    expect(schema.additionalProperties).toBe(false)
  })

  it('says which calls ask for a proof', async () => {
    const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
    expect(paths['/api/user/email'].post.description).toContain('fresh-proof-needed')
    expect(paths['/api/user/calendar'].get.description).toBeUndefined()
  })

  it('is a page to read, without script', async () => {
    const answer = await fetch(`${server.url}/api/docs`)
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('<code>/api/sync/push</code>')
    expect(page).toContain('too-many-requests')
    expect(page).toContain('with a session and a proof')
    expect(page).not.toContain('<script')
  })
})
