import { afterEach, expect, it, vi } from 'vitest'

const target = new EventTarget()
vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
afterEach(() => vi.useRealTimers())

const { oncePressed } = await import('./once-pressed.ts')
const fire = (name: string) => target.dispatchEvent(new Event(name))

it('waits for the press that goes on, and for no other', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  oncePressed(act)
  expect(act).toHaveBeenCalledTimes(1)
  fire('pointerdown')
  oncePressed(act)
  expect(act).toHaveBeenCalledTimes(1)
  fire('pointerup')
  fire('click')
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(2)
  fire('click')
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(2)
})
