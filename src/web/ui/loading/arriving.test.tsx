import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Arriving, arriving, useArriving } from './arriving.ts'

const Shown = ({ part }: { readonly part: Arriving<string> }) => <p>{useArriving(part) ?? '…'}</p>

it('is loaded once and then here', async () => {
  let loads = 0
  const part = arriving(async () => {
    loads += 1
    return 'a page'
  })
  expect(part.here()).toBeUndefined()
  expect(renderToString(<Shown part={part} />)).toBe('<p>…</p>')
  await part.fetch()
  expect(await part.fetch()).toBe('a page')
  expect(loads).toBe(1)
  expect(part.here()).toBe('a page')
  expect(renderToString(<Shown part={part} />)).toBe('<p>a page</p>')
})

it('is asked for again after a failure', async () => {
  let isReached = false
  const part = arriving(async () => {
    if (!isReached) throw new Error('No network.')
    return 'a page'
  })
  await expect(part.fetch()).rejects.toThrow('No network.')
  isReached = true
  expect(await part.fetch()).toBe('a page')
})
