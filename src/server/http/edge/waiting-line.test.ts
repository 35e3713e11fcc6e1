import { describe, expect, it } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

/** A line of at most a hundred, a pool and a clock that do as they are told. */
function lineOfHundred() {
  let now = 0
  let released = () => undefined as undefined
  const pool = {
    waitingCount: 0,
    on: (_: 'release', listener: () => void) => {
      released = () => void listener()
    },
  }
  const line = new WaitingLine(pool, 100, () => now)
  const wait = (waiting: number, ms: number) => {
    now += ms
    pool.waitingCount = waiting
    released()
    return line.isTooLong()
  }
  return { wait }
}

describe('a line of waiting calls', () => {
  it('is too long with as many as may wait, at once', () => {
    const { wait } = lineOfHundred()
    expect(wait(99, 1)).toBe(false)
    expect(wait(100, 1)).toBe(true)
  })

  it('is too long when it stands for more than a second', () => {
    const { wait } = lineOfHundred()
    expect(wait(60, 900)).toBe(false)
    expect(wait(60, 200)).toBe(true)
    expect(wait(59, 10)).toBe(false)
  })

  it('starts anew once it was empty', () => {
    const { wait } = lineOfHundred()
    wait(70, 900)
    wait(0, 50)
    expect(wait(70, 900)).toBe(false)
    expect(wait(70, 200)).toBe(true)
  })
})
