import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, shownToasts } from '#test/support/toasts.ts'
import { copyText } from './copy-text.ts'

beforeEach(clearToasts)
afterEach(() => vi.unstubAllGlobals())

const told = () => shownToasts().map(({ title }) => title)

it('copies and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('abc')
  expect(writeText).toHaveBeenCalledWith('abc')
  expect(told()).toEqual(['Copied.'])
})

it('says what to do where the browser has no clipboard for this page', async () => {
  vi.stubGlobal('navigator', {})
  const onCopied = vi.fn()
  await copyText('abc', onCopied, 'Please save the file instead.')
  expect(onCopied).not.toHaveBeenCalled()
  expect(told()).toEqual(['Please save the file instead.'])
})
