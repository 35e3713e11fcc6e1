import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepBack, takesPlace } from './step-back.ts'

let frames: (() => void)[] = []
let idx = 0
const steps: string[] = []
const back = () => void steps.push('back')

function paint(): void {
  for (const frame of frames.splice(0)) frame()
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  steps.length = 0
  idx = 1
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('history', {
    get state() {
      return { idx }
    },
  })
})

afterEach(() => {
  takesPlace()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('steps back once the closing is painted, and once', () => {
  stepBack(back)
  expect(steps).toEqual([])
  paint()
  paint()
  expect(steps).toEqual(['back'])
  expect(takesPlace()).toBe(false)
})

it('steps back at once where nothing is painted', () => {
  vi.stubGlobal('document', { hidden: true })
  stepBack(back)
  expect(steps).toEqual(['back'])
})

it('lets the next step take the place of the one that is left', () => {
  stepBack(back)
  expect(takesPlace()).toBe(true)
  expect(takesPlace()).toBe(false)
  paint()
  expect(steps).toEqual([])
})

it('does not step back from where somebody has gone meanwhile', () => {
  stepBack(back)
  idx = 0
  paint()
  expect(steps).toEqual([])
})

it('steps back for the one that was closed last', () => {
  stepBack(() => void steps.push('first'))
  takesPlace()
  stepBack(back)
  paint()
  expect(steps).toEqual(['back'])
})
