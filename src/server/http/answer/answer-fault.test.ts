import { HTTPException } from 'hono/http-exception'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Fault } from '../fault.ts'
import { toFault } from './answer-fault.ts'

const schema = z.strictObject({ name: z.string(), place: z.strictObject({ zip: z.int() }) })

describe('toFault', () => {
  it('leaves a fault as it is', () => {
    const fault = new Fault('in-use')
    expect(toFault(fault)).toBe(fault)
  })

  it('marks every wrong field, also inside and unknown ones', () => {
    const { error } = schema.safeParse({ name: 1, place: { zip: 'x', extra: 1 }, other: 2 })
    const fault = toFault(error)
    expect(fault.code).toBe('invalid-input')
    expect(Object.keys(fault.fields ?? {}).sort()).toEqual([
      'name',
      'other',
      'place.extra',
      'place.zip',
    ])
  })

  it('tells of a database out of reach', () => {
    expect(toFault(Object.assign(new Error('x'), { code: '53100' })).code).toBe('unavailable')
  })

  it('asks to come back for what took the database too long', () => {
    const fault = toFault(Object.assign(new Error('x'), { code: '57014' }))
    expect(fault).toMatchObject({ code: 'too-busy', status: 503, retryAfterS: 10 })
  })

  it('knows a body that is too large', () => {
    expect(toFault(new HTTPException(413)).code).toBe('too-large')
  })

  it('keeps everything else to itself', () => {
    const fault = toFault(new Error('select secret from users'))
    expect(fault.code).toBe('unexpected')
    expect(fault.message).not.toContain('secret')
  })
})
