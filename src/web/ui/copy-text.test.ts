import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { toast } from './overlay/toast.ts'

vi.mock('./overlay/toast.ts', () => ({ toast: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(toast).mockClear()
})

const told = () => vi.mocked(toast).mock.calls.map(([{ title }]) => title)

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
