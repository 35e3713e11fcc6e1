import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

it('does its work on a page that never rests, too', () => {
  vi.useFakeTimers()
  // A browser calls back where it has nothing else to do, and here it always has.
  const ask = (work: () => void, options?: { timeout?: number }) =>
    options?.timeout === undefined ? 0 : setTimeout(work, options.timeout)
  vi.stubGlobal('window', { requestIdleCallback: ask })
  vi.stubGlobal('requestIdleCallback', ask)
  const work = vi.fn()
  whenIdle(work)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(work).toHaveBeenCalledOnce()
})
