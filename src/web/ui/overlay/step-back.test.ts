import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { behindStepBack, stepBack, takesPlace } from './step-back.ts'

let frames: (() => void)[] = []
let idx = 0
const steps: string[] = []
const back = () => void steps.push('back')

let page = new EventTarget()

function paint(): void {
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(0)
}

/** The browser answers a step some time after it was asked for. */
function arrive(): void {
  idx -= 1
  page.dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  steps.length = 0
  idx = 1
  page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
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
  vi.runAllTimers()
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

it('lets what comes while the browser steps back come behind that, in its order', () => {
  const go = (where: string) => behindStepBack(() => void steps.push(`${where} from ${idx}`))
  stepBack(back)
  paint()
  go('tab')
  go('link')
  expect(steps).toEqual(['back'])
  arrive()
  go('another')
  expect(steps).toEqual(['back', 'tab from 0', 'link from 0', 'another from 0'])
})

it('goes on where the browser has nothing to step back to', () => {
  stepBack(back)
  paint()
  behindStepBack(() => void steps.push('tab'))
  vi.runAllTimers()
  expect(steps).toEqual(['back', 'tab'])
})
