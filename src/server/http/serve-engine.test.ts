import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineRoutes } from './serve-engine.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moneycomb-engine-'))
  writeFileSync(join(folder, 'runtime-a1.wasm'), 'plain runtime')
  writeFileSync(join(folder, 'runtime-a1.wasm.br'), 'packed')
  writeFileSync(join(folder, 'model-b2.onnx'), 'model')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = (path: string, accepted = 'gzip, br') =>
  engineRoutes(folder).request(path, { headers: { 'accept-encoding': accepted } })

describe('the files of the engine', () => {
  it('are kept by browsers for good', async () => {
    const { status, headers } = await ask('/engine/model-b2.onnx')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['gzip, br', 'br', 'packed'],
    ['br;q=0', null, 'plain runtime'],
    ['', null, 'plain runtime'],
  ])('come packed where %j allows it', async (accepted, encoding, body) => {
    const answer = await ask('/engine/runtime-a1.wasm', accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('application/wasm')
    expect(answer.headers.get('content-length')).toBe(String(body.length))
    expect(await answer.text()).toBe(body)
  })

  it.each(['/engine/nothing.wasm', '/engine/runtime-a1.wasm.br', '/engine/..%2fsecret'])(
    'are only those of the build, not %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  )

  it('are missing without a fuss before anything was built', async () => {
    const answer = await engineRoutes(join(folder, 'nowhere')).request('/engine/model-b2.onnx')
    expect(answer.status).toBe(404)
  })
})
