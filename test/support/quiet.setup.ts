import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

/** A test that makes the console complain has failed, whatever it asserted. */
afterEach(() => {
  const said = complaints.mock.calls
  complaints.mockRestore()
  expect(said, 'console.error was called').toEqual([])
})

/** Files share a process: what one puts in place of a global, the next would find. */
afterAll(() => {
  vi.unstubAllGlobals()
})
